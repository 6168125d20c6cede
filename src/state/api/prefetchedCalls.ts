import { startReadingBody } from './answerBody';
import { withDeadline } from '../../domain/callDeadline';

/** Prefetched responses expire: a console that starts later asks anew. */
const EXPIRES_MS = 10_000;

const pending = new Map<string, Promise<Response>>();

/** One call by its address and headers; a call with a body or of another method is none of these. */
function keyOf(url: string, headers: unknown): string {
  return JSON.stringify([url, Object.entries(headers ?? {}).sort()]);
}

/**
 * Begins a GET whose answer `withPrefetchedCalls` hands to the same call later. Its body is read when that call
 * comes, or earlier, once `mayRead` resolves: what nobody reads soon takes nothing of the line.
 */
export function prefetchCall(
  url: string,
  headers: Record<string, string>,
  mayRead: Promise<void>,
): void {
  const key = keyOf(url, headers);
  const answer = withDeadline(fetch)(url, { method: 'GET', headers, cache: 'no-store' });
  // The caller that takes the promise hears of a failure.
  Promise.all([answer, mayRead])
    .then(([response]) => startReadingBody(response))
    .catch(() => undefined);
  pending.set(key, answer);
  setTimeout(() => pending.delete(key), EXPIRES_MS);
}

/** The same fetch, which takes what was asked early in place of asking again: each answer once. */
export function withPrefetchedCalls(fetchCall: typeof fetch): typeof fetch {
  return (input, init) => {
    if (typeof input !== 'string' || init?.method !== 'GET') return fetchCall(input, init);
    const key = keyOf(input, init.headers);
    const answer = pending.get(key);
    pending.delete(key);
    return answer ?? fetchCall(input, init);
  };
}
