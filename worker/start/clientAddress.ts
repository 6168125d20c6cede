import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The IP address of a request's sender: that of the connection, or the one that the outermost of our own proxies
 * saw, the n-th from the right of X-Forwarded-For. Anybody can write what is to the left of it.
 */
export function clientAddress(c: Context, trustedProxies: number): string | null {
  // Without a connection, as in tests, there is none.
  const connected = c.env === undefined ? undefined : getConnInfo(c).remote.address;
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return seen || connected || null;
}
