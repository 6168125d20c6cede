import { readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { type Context, Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { matchesIfNoneMatch } from '../http/ifNoneMatch';
import { sitePageOf, type SitePage } from '../../src/domain/forms/siteRoute';

/** Names with a hash of the content: such files are immutable and cached for a year. */
const hashedName = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/;
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** HTML file of each page; the landing page's serves when one is missing. */
const pageFiles: Record<SitePage, string> = {
  landing: 'index.html',
  privacy: 'privacy-policy/index.html',
  share: 'share/index.html',
  console: 'admin/index.html',
};

interface StaticFile {
  path: string;
  etag: string;
}

async function findFile(path: string): Promise<StaticFile | null> {
  try {
    const stats = await stat(path);
    if (!stats.isFile()) return null;
    return { path, etag: `"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}"` };
  } catch {
    return null;
  }
}

/** Path inside `directory`; null when it would leave it (path traversal) or lead to a hidden file. */
function pathIn(directory: string, urlPath: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return null;
  }
  const path = normalize(join(directory, decoded));
  const isInside = path.startsWith(normalize(directory) + sep);
  return isInside && !/[\\/]\./.test(decoded) && !decoded.includes('\0') ? path : null;
}

/** Negotiates the content coding (RFC 9110, section 12.5.3): a pre-compressed file that the client accepts, else the file itself. */
async function chooseEncoding(c: Context, original: StaticFile) {
  const accepted = (c.req.header('accept-encoding') ?? '').toLowerCase();
  for (const [encoding, suffix] of encodings) {
    const compressed = accepted.includes(encoding) ? await findFile(original.path + suffix) : null;
    if (compressed !== null) return { ...compressed, encoding };
  }
  return { ...original, encoding: null };
}

async function send(c: Context, original: StaticFile): Promise<Response> {
  const { path, etag, encoding } = await chooseEncoding(c, original);
  c.header('vary', 'accept-encoding');
  c.header('etag', etag);
  c.header(
    'cache-control',
    hashedName.test(original.path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  c.header('x-content-type-options', 'nosniff');
  c.header('referrer-policy', 'strict-origin-when-cross-origin');
  c.header('x-frame-options', 'DENY');
  if (matchesIfNoneMatch(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  if (encoding !== null) c.header('content-encoding', encoding);
  c.header('content-type', getMimeType(original.path) ?? 'application/octet-stream');
  return c.body(await readFile(path));
}

/** HTML file of an address; for an unknown address the landing page when the client navigates to it. */
async function findPage(c: Context, directory: string): Promise<StaticFile | null> {
  const page = sitePageOf(c.req.path);
  const wantsPage = c.req.header('accept')?.includes('text/html') === true;
  if (page === null && !wantsPage) return null;
  const file = page === null ? null : await findFile(join(directory, pageFiles[page]));
  return file ?? findFile(join(directory, pageFiles.landing));
}

/** Serves the built site: its files, and an HTML page for every address of a navigation. */
export function serveConsole(directory: string): Hono {
  return new Hono().get('*', async (c) => {
    const path = pathIn(directory, c.req.path);
    const file = path === null ? null : await findFile(path);
    const served = file ?? (await findPage(c, directory));
    return served === null ? c.text('Not found', 404) : send(c, served);
  });
}
