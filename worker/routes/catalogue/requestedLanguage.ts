import type { Context } from 'hono';

/** Language of the query parameter `lang` or `language`, in lower case; null for none. */
export function requestedLanguage(c: Context): string | null {
  const code = (c.req.query('lang') ?? c.req.query('language') ?? '').trim().toLowerCase();
  return code === '' ? null : code;
}
