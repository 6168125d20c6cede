type Headers = Readonly<Record<string, string>>;

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';

const eachHeader = <Line>(headers: Headers, write: (name: string, value: string) => Line) =>
  Object.entries(headers).map(([name, value]) => write(name, value));

/** Netlify and Cloudflare Pages; `npm start` reads the headers of all pages from it too. */
function netlifyFile(headers: Headers): string {
  return [
    '/*',
    ...eachHeader(headers, (name, value) => `  ${name}: ${value}`),
    '/assets/*',
    `  Cache-Control: ${IMMUTABLE}`,
    '',
  ].join('\n');
}

/** Vercel. */
function vercelFile(headers: Headers): string {
  const all = eachHeader(headers, (key, value) => ({ key, value }));
  const rules = [
    { source: '/(.*)', headers: all },
    { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: IMMUTABLE }] },
  ];
  return `${JSON.stringify({ headers: rules }, null, 2)}\n`;
}

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/** Apache with mod_headers, AllowOverride FileInfo. */
function apacheFile(headers: Headers): string {
  return [
    ...eachHeader(headers, (name, value) => `Header always set ${name} ${quoted(value)}`),
    `Header set Cache-Control ${quoted(REVALIDATED)}`,
    `Header set Cache-Control ${quoted(IMMUTABLE)} "expr=%{REQUEST_URI} =~ m#^/assets/#"`,
    '',
  ].join('\n');
}

/** The `server` block of nginx includes it; a location with an `add_header` of its own must include it again. */
function nginxFile(headers: Headers): string {
  const lines = eachHeader(headers, (name, value) => `add_header ${name} ${quoted(value)} always;`);
  return `${lines.join('\n')}\n`;
}

/** Files that configure the headers of every response on static hosts, by their names in `dist/`. */
export function headerFiles(headers: Headers): Map<string, string> {
  return new Map([
    ['_headers', netlifyFile(headers)],
    ['vercel.json', vercelFile(headers)],
    ['.htaccess', apacheFile(headers)],
    ['headers.nginx.conf', nginxFile(headers)],
  ]);
}
