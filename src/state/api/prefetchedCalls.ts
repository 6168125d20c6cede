import { startReadingBody } from './responseBody';
import { withDeadline } from '../../platform/callDeadline';

/** Prefetched responses expire, so that a console that starts later sends a new request. */
const EXPIRES_MS = 10_000;

const pending = new Map<string, () => Promise<Response>>();

/** Key of a GET request by URL and headers. */
function keyOf(url: string, headers: unknown): string {
  return JSON.stringify([url, Object.entries(headers ?? {}).sort()]);
}

/**
 * Prepares a GET whose response `withPrefetchedCalls` passes to the first equal call. Returns a function that sends the
 * request and starts reading the body, unless that call was made first.
 */
export function prefetchCall(url: string, headers: Record<string, string>): () => void {
  const key = keyOf(url, headers);
  let response: Promise<Response> | null = null;
  const send = () => {
    if (response !== null) return response;
    response = withDeadline(fetch)(url, { method: 'GET', headers, cache: 'no-store' });
    setTimeout(() => pending.delete(key), EXPIRES_MS);
    return response;
  };
  pending.set(key, send);
  // The caller that takes the promise handles a failure.
  return () => void send().then(startReadingBody, () => undefined);
}

/** Wraps a fetch so that an equal GET takes the prefetched response, once each. */
export function withPrefetchedCalls(fetchCall: typeof fetch): typeof fetch {
  return (input, init) => {
    if (typeof input !== 'string' || init?.method !== 'GET') return fetchCall(input, init);
    const key = keyOf(input, init.headers);
    const send = pending.get(key) ?? (() => fetchCall(input, init));
    pending.delete(key);
    return send();
  };
}
