import { type QueryReturnValue } from '@reduxjs/toolkit/query';
import { type Problem } from '../../domain/problem';
import { UnexpectedResponse } from '../../domain/reading';

/** Cache entry of a query whose rows live in the entity slices. */
export interface Receipt {
  /** Epoch milliseconds of the answer; null where the worker was not asked. */
  fetchedAt: number | null;
}

/** Receipt of a record that the worker has not created yet: there is nothing to read. */
export const notCreatedYet = (): { data: Receipt } => ({ data: { fetchedAt: null } });

type Answer = QueryReturnValue<unknown, Problem, unknown>;
type Outcome<T> = { data: T; error?: undefined } | { data?: undefined; error: Problem };

/**
 * Turns an answer into data with a reader; an answer of an unexpected shape becomes a Problem that
 * names the call and the field.
 */
export function readInto<T>(answer: Answer, read: (data: unknown) => T): Outcome<T> {
  if (answer.error) return { error: answer.error };
  try {
    return { data: read(answer.data) };
  } catch (failure) {
    if (!(failure instanceof UnexpectedResponse)) throw failure;
    return { error: { code: 'invalid_response', message: failure.message } };
  }
}
