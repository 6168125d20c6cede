import {
  createListenerMiddleware,
  isFulfilled,
  isRejectedWithValue,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { isProblem } from '../../domain/problem';
import { isJson } from '../../domain/jsonReader';
import { formatWait } from '../../domain/text/duration';
import { announced } from '../model/noticesSlice';
import { workerApi } from '../api/workerApi';

/** Longest `Retry-After` that is obeyed; after a longer one, the person retries. */
const LONGEST_WAIT_MS = 120_000;
/** Refused reads of one screen arrive together and are announced once within this time. */
const SAME_MOMENT_MS = 4000;

interface Read {
  key: string;
  endpoint: string;
  args: unknown;
}

/** The query that an action of RTK Query refers to; null for a mutation. */
function readOf(meta: unknown): Read | null {
  const arg = isJson(meta) && isJson(meta['arg']) ? meta['arg'] : {};
  const { type, queryCacheKey: key, endpointName: endpoint, originalArgs: args } = arg;
  if (type !== 'query' || typeof key !== 'string' || typeof endpoint !== 'string') return null;
  return { key, endpoint, args };
}

type Initiate = (
  args: unknown,
  options: object,
) => ThunkAction<unknown, unknown, unknown, UnknownAction>;

function repeat({ endpoint, args }: Read): ReturnType<Initiate> {
  const { initiate } = Reflect.get(workerApi.endpoints, endpoint) as { initiate: Initiate }; // cast: same API
  return initiate(args, { forceRefetch: true, subscribe: false });
}

/** True while the last response to the read is still the refusal. */
function isStillRefused(state: unknown, { key }: Read): boolean {
  const api = isJson(state) ? state[workerApi.reducerPath] : null;
  const queries = isJson(api) && isJson(api['queries']) ? api['queries'] : {};
  const query = queries[key];
  return isJson(query) && query['status'] === 'rejected';
}

/**
 * Middleware that retries a read refused with 429 and `Retry-After` (RFC 6585, section 4) once after that time, and
 * announces the wait.
 */
export function repeatBusyReads() {
  const repeated = new Set<string>();
  let announcedAt = -Infinity;
  const listener = createListenerMiddleware();
  listener.startListening({
    matcher: isRejectedWithValue(),
    effect: async (action, { dispatch, delay, getState }) => {
      if (!isRejectedWithValue(action)) return;
      const { meta, payload } = action;
      const read = readOf(meta);
      if (read === null || !isProblem(payload) || payload.status !== 429) return;
      const { retryAfterMs = Infinity } = payload;
      // A second refusal is left to the person's Retry.
      if (repeated.delete(read.key) || retryAfterMs > LONGEST_WAIT_MS) return;
      repeated.add(read.key);
      if (Date.now() - announcedAt >= SAME_MOMENT_MS) {
        announcedAt = Date.now();
        const wait = formatWait(retryAfterMs);
        dispatch(announced('info', `The server is busy. Loading is tried again in ${wait}.`));
      }
      await delay(retryAfterMs);
      if (isStillRefused(getState(), read)) dispatch(repeat(read));
      else repeated.delete(read.key);
    },
  });
  listener.startListening({
    matcher: isFulfilled(),
    effect: (action) => {
      if (isFulfilled(action)) repeated.delete(readOf(action.meta)?.key ?? '');
    },
  });
  return listener.middleware;
}
