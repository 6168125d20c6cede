import { requestOf, type ContractRequest } from '../contract/requestOf';

/** Path and query of a call; empty and undefined parameters are omitted. */
export function pathWithQuery({ path, query }: Pick<ContractRequest, 'path' | 'query'>): string {
  const entries = Object.entries(query ?? {}).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  if (entries.length === 0) return path;
  return `${path}?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}

/** Headers of every call; `token` is null for a public call. */
export function headersOf(token: string | null): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  return headers;
}

export const jsonHeadersOf = (token: string | null) => ({
  ...headersOf(token),
  'content-type': 'application/json',
});

/** Request for all tours with their texts in one language. */
export const tourListCall = (language: string) =>
  requestOf('GET /api/tours', { query: { lang: language } });

/** Public, hence without a token. Returns enabled and disabled languages. */
export const languageListCall = requestOf('GET /api/languages');
