import { type QueryReturnValue } from '@reduxjs/toolkit/query';
import { type Problem } from '../../domain/problem';
import { isAbsent } from '../../domain/isAbsent';
import { UnexpectedResponse } from '../../domain/jsonReader';

/** Cache entry of a query whose rows live in the entity slices. */
export interface Receipt {
  /** Epoch milliseconds of the response; null where the worker was not called. */
  fetchedAt: number | null;
  /** Faults of the rows of a list that can't be read. */
  unreadable?: string[];
}

/** Receipt of a record that the worker has not created yet: there is nothing to read. */
export const notCreatedYet = (): { data: Receipt } => ({ data: { fetchedAt: null } });

type QueryResult = QueryReturnValue<unknown, Problem, unknown>;
type Outcome<T> = { data: T; error?: undefined } | { data?: undefined; error: Problem };

/**
 * Turns a response into data with a reader; a response of an unexpected shape becomes a Problem that
 * names the call and the field.
 */
export function readInto<T>(result: QueryResult, read: (data: unknown) => T): Outcome<T> {
  if (result.error) return { error: result.error };
  try {
    return { data: read(result.data) };
  } catch (failure) {
    if (!(failure instanceof UnexpectedResponse)) throw failure;
    return { error: { code: 'invalid_response', message: failure.message } };
  }
}

/** Reads one record requested in a language, as `readInto` does; a response without it is a Problem like a 404. */
export function readOne<T>(
  result: QueryResult,
  name: string,
  read: (data: unknown) => T,
): Outcome<T> {
  if (!result.error && isAbsent(result.data, name)) {
    return { error: { code: 'not_found', status: 404, message: `The worker has no such ${name}` } };
  }
  return readInto(result, read);
}

/** The record in the response to a write; null where there is none, or a part: the write is done all the same. */
export function readWritten<T>(result: QueryResult, read: (data: unknown) => T): Outcome<T | null> {
  return result.error ? { error: result.error } : { data: readInto(result, read).data ?? null };
}
