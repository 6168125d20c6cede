type Headers = Readonly<Record<string, string>>;

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';

const eachHeader = <Line>(headers: Headers, write: (name: string, value: string) => Line) =>
  Object.entries(headers).map(([name, value]) => write(name, value));

/** Headers for Netlify and Cloudflare Pages; `npm start` also reads the headers of all pages from this file. */
function netlifyFile(headers: Headers): string {
  return [
    '/*',
    ...eachHeader(headers, (name, value) => `  ${name}: ${value}`),
    '/assets/*',
    `  Cache-Control: ${IMMUTABLE}`,
    '',
  ].join('\n');
}

/** Headers for Vercel. */
function vercelFile(headers: Headers): string {
  const all = eachHeader(headers, (key, value) => ({ key, value }));
  const rules = [
    { source: '/(.*)', headers: all },
    { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: IMMUTABLE }] },
  ];
  return `${JSON.stringify({ headers: rules }, null, 2)}\n`;
}

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/** Headers for Apache with mod_headers and AllowOverride FileInfo. */
function apacheFile(headers: Headers): string {
  return [
    ...eachHeader(headers, (name, value) => `Header always set ${name} ${quoted(value)}`),
    `Header set Cache-Control ${quoted(REVALIDATED)}`,
    `Header set Cache-Control ${quoted(IMMUTABLE)} "expr=%{REQUEST_URI} =~ m#^/assets/#"`,
    '',
  ].join('\n');
}

/** Headers to include in nginx's `server` block; a location with its own `add_header` must include the file again. */
function nginxFile(headers: Headers): string {
  const lines = eachHeader(headers, (name, value) => `add_header ${name} ${quoted(value)} always;`);
  return `${lines.join('\n')}\n`;
}

/** Files that configure response headers on static hosts, by their names in `dist/`. */
export function headerFiles(headers: Headers): Map<string, string> {
  return new Map([
    ['_headers', netlifyFile(headers)],
    ['vercel.json', vercelFile(headers)],
    ['.htaccess', apacheFile(headers)],
    ['headers.nginx.conf', nginxFile(headers)],
  ]);
}
