import { type Problem } from '../../domain/problem';
import { isEmptyResponse } from '../../domain/isEmptyResponse';
import { UnexpectedResponse } from '../../domain/jsonReader';
import { type QueryResult } from './workerBaseQuery';

type Outcome<T> = { data: T; error?: undefined } | { data?: undefined; error: Problem };

/** Parses a response body with a reader; an unexpected shape becomes a Problem that names the call and the field. */
export function parseResponse<T>(result: QueryResult, read: (data: unknown) => T): Outcome<T> {
  if (result.error) return { error: result.error };
  try {
    return { data: read(result.data) };
  } catch (failure) {
    if (!(failure instanceof UnexpectedResponse)) throw failure;
    return { error: { code: 'invalid_response', message: failure.message } };
  }
}

/** Parses one record that was requested in a language; a response without the record becomes a 404 Problem. */
export function parseOneRecord<T>(
  result: QueryResult,
  name: string,
  read: (data: unknown) => T,
): Outcome<T> {
  if (!result.error && isEmptyResponse(result.data, name)) {
    return { error: { code: 'not_found', status: 404, message: `The worker has no such ${name}` } };
  }
  return parseResponse(result, read);
}

/** Parses the record in the response to a write; null when absent or incomplete, since the write itself succeeded. */
export function parseWrittenRecord<T>(
  result: QueryResult,
  read: (data: unknown) => T,
): Outcome<T | null> {
  return result.error
    ? { error: result.error }
    : { data: parseResponse(result, read).data ?? null };
}
