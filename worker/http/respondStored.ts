import type { Context } from 'hono';
import { readVersions, type VersionedRows } from '../queries/catalogue/responseVersionQueries';
import type { ResponseSource, EncodedResponse } from './responseCache';
import { acceptedCoding, decodeGzip, type Bytes, type Coding } from './contentCoding';
import { matchesIfNoneMatch } from './ifNoneMatch';
import type { WorkerContext } from './workerContext';

interface StoredSource extends Omit<ResponseSource, 'version' | 'staleness'> {
  /** Rows that the response is made of, by kind. */
  rows: readonly VersionedRows[];
  /** Rows of them that it may be behind, for some milliseconds. */
  staleness?: { rows: readonly VersionedRows[]; maxMs: number };
}

async function bodyIn(coding: Coding, { body }: EncodedResponse): Promise<Bytes> {
  if ('plain' in body) return body.plain;
  return coding === 'identity' ? decodeGzip(body.gzip) : body[coding];
}

/**
 * JSON from memory, built anew when its rows have another version; 304 without a body when the client has
 * that content (RFC 9110, section 15.4.5). The ETag of a compressed body is weak, because a strong one
 * names bytes (section 8.8.3.3).
 */
export async function respondStored(
  c: Context,
  { database, responses }: WorkerContext,
  { rows, staleness, ...source }: StoredSource,
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
