import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { type Context, Hono } from 'hono';
import { sitePageOf, type SitePage } from '../../src/domain/forms/siteRoute';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The build puts a hash of the content into the names of what may be kept for ever. */
const hashedName = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/;
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The build's file for each page; the landing page's stands in for one that is missing. */
const pageFiles: Record<SitePage, string> = {
  landing: 'index.html',
  privacy: 'privacy-policy/index.html',
  share: 'share/index.html',
  console: 'admin/index.html',
};

interface FoundFile {
  path: string;
  etag: string;
}

async function findFile(path: string): Promise<FoundFile | null> {
  try {
    const found = await stat(path);
    if (!found.isFile()) return null;
    return { path, etag: `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"` };
  } catch {
    return null;
  }
}

/** The path inside `directory`; null when it would lead out of it or to a hidden file. */
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

/** The compressed neighbour the client takes, else the file itself. */
async function chooseEncoding(c: Context, plain: FoundFile) {
  const accepted = (c.req.header('accept-encoding') ?? '').toLowerCase();
  for (const [encoding, suffix] of encodings) {
    const neighbour = accepted.includes(encoding) ? await findFile(plain.path + suffix) : null;
    if (neighbour !== null) return { ...neighbour, encoding };
  }
  return { ...plain, encoding: null };
}

async function send(c: Context, plain: FoundFile): Promise<Response> {
  const { path, etag, encoding } = await chooseEncoding(c, plain);
  c.header('vary', 'accept-encoding');
  c.header('etag', etag);
  c.header(
    'cache-control',
    hashedName.test(plain.path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  c.header('x-content-type-options', 'nosniff');
  c.header('referrer-policy', 'strict-origin-when-cross-origin');
  c.header('x-frame-options', 'DENY');
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  if (encoding !== null) c.header('content-encoding', encoding);
  c.header('content-type', contentTypes[extname(plain.path)] ?? 'application/octet-stream');
  return c.body(await readFile(path));
}

/** The page of an address; one that is no page's gets the landing page where a person opens it. */
async function findPage(c: Context, directory: string): Promise<FoundFile | null> {
  const page = sitePageOf(c.req.path);
  const wantsPage = c.req.header('accept')?.includes('text/html') === true;
  if (page === null && !wantsPage) return null;
  const file = page === null ? null : await findFile(join(directory, pageFiles[page]));
  return file ?? findFile(join(directory, pageFiles.landing));
}

/** The built site: its files, and a page for every address a person may open. */
export function serveConsole(directory: string): Hono {
  return new Hono().get('*', async (c) => {
    const path = pathIn(directory, c.req.path);
    const file = path === null ? null : await findFile(path);
    const found = file ?? (await findPage(c, directory));
    return found === null ? c.text('Not found', 404) : send(c, found);
  });
}
