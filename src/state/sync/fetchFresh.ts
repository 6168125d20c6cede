import { type Problem } from '../../domain/problem';
import { isEmptyResponse } from '../../domain/isEmptyResponse';
import { listIn } from '../../domain/jsonReader';
import { type AnyDispatch } from '../api/anyDispatch';
import { type ContractRequest } from '../contract/requestOf';
import { freshReadEndpoint } from '../api/freshReadEndpoint';
import { problemOf } from '../api/problemOf';
import { type LookUpResult } from '../outbox/outboxEvent';

export type ServerRecord = { found: LookUpResult } | { problem: Problem };

export const NOTHING: LookUpResult = { kind: 'nothing' };

/** Fetches a record or list fresh from the worker. */
export async function fetchFresh(dispatch: AnyDispatch, request: ContractRequest) {
  const { initiate } = freshReadEndpoint.endpoints.freshRead;
  const result = await dispatch(initiate(request, { track: false }));
  const call = `GET ${request.path}`;
  return result.error ? { call, problem: problemOf(result.error) } : { call, data: result.data };
}

/** True for a response that reports the record as missing. */
export const reportsAbsence = (result: Awaited<ReturnType<typeof fetchFresh>>, name: string) =>
  result.problem ? result.problem.status === 404 : isEmptyResponse(result.data, name);

/** Look-up result of a row, with the `updated_at` that a worker may return with any record. */
export function recordOf(raw: unknown, row: object): LookUpResult {
  const updatedAt: unknown =
    typeof raw === 'object' && raw !== null ? Reflect.get(raw, 'updated_at') : null;
  return {
    kind: 'record',
    fields: { ...row },
    updatedAt: typeof updatedAt === 'string' ? updatedAt : null,
  };
}

/** Fetches a list and evaluates it; a list that responds with 404 yields no record. */
export async function readFromList(
  dispatch: AnyDispatch,
  { request, name }: { request: ContractRequest; name: string },
  resolve: (rows: unknown[], call: string) => LookUpResult,
): Promise<ServerRecord> {
  const result = await fetchFresh(dispatch, request);
  if (result.problem) {
    return result.problem.status === 404 ? { found: NOTHING } : { problem: result.problem };
  }
  return { found: resolve(listIn(result.data, result.call, name), result.call) };
}
