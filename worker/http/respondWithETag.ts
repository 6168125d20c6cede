import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { matchesIfNoneMatch } from './ifNoneMatch';

/** JSON with a strong ETag of its content; 304 without a body when the client has that version (RFC 9110, section 15.4.5). */
export function respondWithETag(c: Context, data: unknown): Response {
  const text = JSON.stringify(data);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = { etag, 'cache-control': 'no-store' };
  if (matchesIfNoneMatch(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  return c.body(text, 200, { ...headers, 'content-type': 'application/json' });
}
