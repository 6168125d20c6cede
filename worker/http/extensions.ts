import type { MiddlewareHandler } from 'hono';
import type { WorkerContext } from './workerContext';

/** Response header that lists the worker's extensions of the contract; a console uses only listed ones. */
export const EXTENSIONS_HEADER = 'Kathayatra-Extensions';
const EXTENSIONS = [
  'edited-tours',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'list-pages',
  'outdated-translations',
  'plays-by-day',
  'section-search',
  'text-search',
];

export function advertiseExtensions({ pictures, push }: WorkerContext): MiddlewareHandler {
  const names = [
    ...EXTENSIONS,
    ...(pictures === null ? [] : ['picture-widths']),
    ...(push === null ? [] : ['notification-progress']),
  ];
  return async (c, next) => {
    await next();
    c.res.headers.set(EXTENSIONS_HEADER, names.join(', '));
  };
}
