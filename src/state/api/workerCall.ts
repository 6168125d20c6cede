import { requestOf, type ContractRequest } from '../contract/requestOf';

/** Path and query of a call. */
export function pathWithQuery({ path, query }: Pick<ContractRequest, 'path' | 'query'>): string {
  const entries = Object.entries(query ?? {}).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  if (entries.length === 0) return path;
  return `${path}?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}

/** Headers of every call; without a token for who needs none. */
export function headersOf(token: string | null): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  return headers;
}

export const jsonHeadersOf = (token: string | null) => ({
  ...headersOf(token),
  'content-type': 'application/json',
});

/** All tours with their texts in one language. */
export const tourListCall = (language: string) =>
  requestOf('GET /api/tours', { query: { lang: language } });

/** Public: needs no session. Enabled and disabled ones alike. */
export const languageListCall = requestOf('GET /api/languages');
