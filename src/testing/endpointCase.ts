import { type ThunkExtra } from '../state/api/thunkExtra';
import { type ConsoleDispatch } from '../state/select/rootState';

type Outcome = { data?: unknown; error?: unknown };

export interface EndpointCase {
  run: (dispatch: ConsoleDispatch) => Promise<Outcome>;
  /** Valid response of the worker; null when it has no body. */
  validResponse: unknown;
  /** Paths of required properties in `validResponse`; the last segment is the name in the error. */
  required: string[];
  /** True when every success response is accepted, even an empty one. */
  allowsNoResponse?: boolean;
  /** Kind of the single record that is requested in a language; a response without the record means "not found". */
  record?: 'tour' | 'section';
  /** True when failures yield an empty list, as specified. */
  isSilent?: boolean;
}

/** Options of a query that bypasses the cache and does not subscribe to it. */
export const refetch = { forceRefetch: true, subscribe: false };

/** Options of a mutation whose result is not tracked in the store. */
export const untracked = { track: false };

/** A mutation that succeeds without a response body. */
export const noResponse = { validResponse: null, required: [], allowsNoResponse: true };

/** A write that succeeds whether its response contains the whole record, part of it or nothing. */
export const anyRecord = { required: [], allowsNoResponse: true };

/** Announces extensions to the console, as the header of a worker's response does. */
export function announceExtensions(
  _dispatch: unknown,
  _getState: unknown,
  extra: ThunkExtra,
): void {
  const extensions =
    'edited-tours, outdated-translations, plays-by-day, section-search, text-search';
  extra.extensions.read(new Headers({ 'kathayatra-extensions': extensions }));
}
