import type { MiddlewareHandler } from 'hono';
import { acceptedCoding, encode, isWorthCompressing } from './contentCoding';

/** Middleware: compresses JSON responses above the threshold, in a coding that the client accepts. */
export function compressJson(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const isJson = headers.get('content-type')?.startsWith('application/json') === true;
    if (!isJson || headers.has('content-encoding') || c.req.method === 'HEAD') return;
    c.header('vary', 'accept-encoding', { append: true });
    const coding = acceptedCoding(c);
    if (coding === 'identity') return;
    const plain = new Uint8Array(await c.res.arrayBuffer());
    const isSmall = !isWorthCompressing(plain);
    c.res = new Response(isSmall ? plain : await encode(coding, plain), c.res);
    if (isSmall) return;
    c.res.headers.delete('content-length');
    c.res.headers.set('content-encoding', coding);
  };
}
