import type { MiddlewareHandler } from 'hono';

/** What this worker does beyond the contract; a console uses what is named here and nothing else. */
export const EXTENSIONS_HEADER = 'Kathayatra-Extensions';
const EXTENSIONS = 'idempotency-key, if-match, if-none-match';

export function advertiseExtensions(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    c.res.headers.set(EXTENSIONS_HEADER, EXTENSIONS);
  };
}
