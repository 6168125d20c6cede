import type { Context } from 'hono';
import { readVersions, type VersionedRows } from '../queries/catalogue/responseVersionQueries';
import type { ResponseSource, EncodedResponse } from './responseCache';
import { acceptedCoding, decodeGzip, type Bytes, type Coding } from './contentCoding';
import { matchesIfNoneMatch } from './ifNoneMatch';
import type { WorkerContext } from './workerContext';

interface CachedSource extends Omit<ResponseSource, 'version' | 'staleness'> {
  /** Row groups that the response is built from. */
  rows: readonly VersionedRows[];
  /** Row groups whose changes the response may miss for up to `maxMs` milliseconds. */
  staleness?: { rows: readonly VersionedRows[]; maxMs: number };
}

async function bodyIn(coding: Coding, { body }: EncodedResponse): Promise<Bytes> {
  if ('plain' in body) return body.plain;
  return coding === 'identity' ? decodeGzip(body.gzip) : body[coding];
}

/**
 * Responds with JSON from the response cache, which rebuilds it when the version of its rows has changed, or with a 304
 * when the client already has the content (RFC 9110, section 15.4.5). The ETag of a compressed body is weak, because a
 * strong one would have to differ for each coding (section 8.8.3.3).
 */
export async function respondFromCache(
  c: Context,
  { database, responses }: WorkerContext,
  { rows, staleness, ...source }: CachedSource,
): Promise<Response> {
  const versionOf = await readVersions(database);
  const others = rows.filter((each) => staleness?.rows.includes(each) !== true);
  const response = await responses.read({
    ...source,
    version: versionOf(rows),
    staleness: staleness && { version: versionOf(others), maxMs: staleness.maxMs },
  });
  const coding = 'plain' in response.body ? 'identity' : acceptedCoding(c);
  c.header('vary', 'accept-encoding', { append: true });
  c.header('etag', coding === 'identity' ? response.etag : `W/${response.etag}`);
  if (matchesIfNoneMatch(c.req.header('if-none-match'), response.etag)) return c.body(null, 304);
  if (coding !== 'identity') c.header('content-encoding', coding);
  c.header('content-type', 'application/json');
  return c.body(await bodyIn(coding, response));
}
