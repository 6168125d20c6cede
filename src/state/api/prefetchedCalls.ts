import { startReadingBody } from './responseBody';
import { withDeadline } from '../../platform/callDeadline';

/** Prefetched responses expire: a console that starts later sends a new request. */
const EXPIRES_MS = 10_000;

const pending = new Map<string, () => Promise<Response>>();

/** One call by its URL and headers; a call with a body or of another method is none of these. */
function keyOf(url: string, headers: unknown): string {
  return JSON.stringify([url, Object.entries(headers ?? {}).sort()]);
}

/**
 * Prepares a GET whose response `withPrefetchedCalls` gives to the same call. Returns what sends it, and reads its
 * body, unless that call has come first.
 */
export function prefetchCall(url: string, headers: Record<string, string>): () => void {
  const key = keyOf(url, headers);
  let response: Promise<Response> | null = null;
  const ask = () => {
    if (response !== null) return response;
    response = withDeadline(fetch)(url, { method: 'GET', headers, cache: 'no-store' });
    setTimeout(() => pending.delete(key), EXPIRES_MS);
    return response;
  };
  pending.set(key, ask);
  // The caller that takes the promise hears of a failure.
  return () => void ask().then(startReadingBody, () => undefined);
}

/** The same fetch, which takes the response of an early request in place of a new one: each once. */
export function withPrefetchedCalls(fetchCall: typeof fetch): typeof fetch {
  return (input, init) => {
    if (typeof input !== 'string' || init?.method !== 'GET') return fetchCall(input, init);
    const key = keyOf(input, init.headers);
    const ask = pending.get(key) ?? (() => fetchCall(input, init));
    pending.delete(key);
    return ask();
  };
}
