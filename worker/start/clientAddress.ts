import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * IP address of a request's sender: that of the connection or, behind n trusted proxies, the n-th entry from the right
 * of X-Forwarded-For, which the outermost of them added. A client can forge all entries to its left.
 */
export function clientAddress(c: Context, trustedProxies: number): string | null {
  // Requests in tests have no connection and thus no `env`.
  const connected = c.env === undefined ? undefined : getConnInfo(c).remote.address;
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return seen || connected || null;
}
