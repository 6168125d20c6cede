import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { matchesIfNoneMatch } from '../http/ifNoneMatch';
import { readSiteHeaders } from './siteHeaders';
import { sitePageOf, type SitePage } from '../../src/domain/siteRoute';

/** File names with a content hash: such files are immutable and cached for a year. */
const hashedName = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/;
/** Paths of the build that are not served: dotfiles, and files with headers for static hosts. */
const hiddenFile = /\/(\.|_headers$|vercel\.json$|headers\.nginx\.conf$)/;
/**
 * Headers that affect only pages and Web Workers (CSP Level 3, section 4.1; HTML, section 7.1). Scripts, styles and
 * fonts are sent without them: HTTP/1.1 does not compress headers, and these are larger than a small script.
 */
const policyHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-frame-options',
];
/** Name of a script that may run as a Web Worker, whose policy is that of its own response. */
const workerName = /worker/;
const oneByteRange = /^bytes=\d*-\d*$/;

/** HTML file of each page; the landing page's file replaces a missing one. */
const pageFiles: Record<SitePage, string> = {
  landing: 'index.html',
  privacy: 'privacy-policy/index.html',
  share: 'share/index.html',
  console: 'admin/index.html',
};

/** Strong validator (RFC 9110, section 8.8.3) of a file: its size, modification time and content coding. */
function entityTag(headers: Headers, lastModified: string): string {
  const size = headers.get('content-range')?.split('/')[1] ?? headers.get('content-length');
  const encoding = headers.get('content-encoding') ?? 'identity';
  return `"${size}-${Date.parse(lastModified).toString(36)}-${encoding}"`;
}

/** Middleware: adds what `serveStatic` lacks: a validator, freshness, and 304 responses. */
const validateFile: MiddlewareHandler = async (c, next) => {
  // serveStatic neither evaluates If-Range (RFC 9110, section 13.1.5) nor ignores an unparsable range.
  const isWhole = c.req.header('if-range') !== undefined;
  if (isWhole || !oneByteRange.test(c.req.header('range') ?? '')) c.req.raw.headers.delete('range');
  await next();
  const { headers } = c.res;
  const lastModified = headers.get('last-modified');
  if (lastModified === null) return;
  const tag = entityTag(headers, lastModified);
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  const isImmutable = hashedName.test(c.req.path) && !isPage;
  c.header('etag', tag);
  c.header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  c.header('vary', 'accept-encoding');
  if (isImmutable && !workerName.test(c.req.path)) {
    for (const name of policyHeaders) c.res.headers.delete(name);
  }
  if (!matchesIfNoneMatch(c.req.header('if-none-match'), tag)) return;
  await c.res.body?.cancel();
  for (const name of ['content-length', 'content-range', 'content-encoding', 'content-type'])
    c.res.headers.delete(name);
  c.res = new Response(null, { status: 304, headers: c.res.headers });
};

/** True for a path that opens a page: one of the site's own, or a navigation to an unknown one. */
const opensPage = (c: Context): boolean =>
  sitePageOf(c.req.path) !== null || c.req.header('accept')?.includes('text/html') === true;

/** Serves the built site with its headers: its files, and an HTML page for every navigation. */
export async function serveConsole(directory: string): Promise<Hono> {
  const siteHeaders = await readSiteHeaders(directory);
  // Without `path`, serveStatic uses the path of the request.
  const serve = (path = '') => serveStatic({ root: directory, precompressed: true, path });
  const serveWhere = (isServed: (c: Context) => boolean, handler: MiddlewareHandler) =>
    site.get('*', (c, next) => (isServed(c) ? handler(c, next) : next()));

  const site = new Hono();
  site.use(async (c, next) => {
    for (const [name, value] of siteHeaders) c.header(name, value);
    await next();
  });
  site.get('*', validateFile);
  serveWhere((c) => !hiddenFile.test(c.req.path), serve());
  for (const [page, file] of Object.entries(pageFiles)) {
    serveWhere((c) => sitePageOf(c.req.path) === page, serve(file));
  }
  serveWhere(opensPage, serve(pageFiles.landing));
  site.notFound((c) => c.text('Not found', 404));
  return site;
}
