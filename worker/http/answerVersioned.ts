import { createHash } from 'node:crypto';
import type { Context } from 'hono';

/** Whether `If-None-Match` names the version; a proxy may have made it a weak one. RFC 9110, 13.1.2. */
function isNamed(header: string | undefined, version: string): boolean {
  const named = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return named.includes(version);
}

/** The data as JSON under an ETag of its content; 304 without it for who has that version already. */
export function answerVersioned(c: Context, data: unknown): Response {
  const text = JSON.stringify(data);
  const version = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = { etag: version, 'cache-control': 'no-store' };
  if (isNamed(c.req.header('if-none-match'), version)) return c.body(null, 304, headers);
  return c.body(text, 200, { ...headers, 'content-type': 'application/json' });
}
