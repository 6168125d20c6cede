import type { Context } from 'hono';

/** The language the query names (`lang`, or `language`), lowercased; null when it names none. */
export function askedLanguage(c: Context): string | null {
  const code = (c.req.query('lang') ?? c.req.query('language') ?? '').trim().toLowerCase();
  return code === '' ? null : code;
}
