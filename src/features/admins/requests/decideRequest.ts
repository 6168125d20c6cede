import {
  isUndecided,
  type AdminOverview,
  type AdminRequest,
  type Promotion,
} from '../../../domain/people/admin';
import { type Problem } from '../../../domain/problem';
import { isolate } from '../../../domain/text/script';
import { adminEndpoints } from '../../../state/endpoints/adminEndpoints';
import { problemOf } from '../../../state/api/problemOf';
import { type ConsoleDispatch } from '../../../state/select/rootState';
import { personName } from './personName';

export type Decision =
  { type: 'promote'; role: Promotion['role']; notes: string } | { type: 'reject'; notes: string };

type DecisionOutcome =
  | { type: 'done' }
  /** Another admin was faster; `text` names the person if known. */
  | { type: 'decided meanwhile'; text: string }
  | { type: 'failed'; problem: Problem };

type Overview = Pick<AdminOverview, 'pending' | 'approved' | 'rejected' | 'demoted'>;

const { getAdminOverview, getPendingRequests, promote, rejectRequest } = adminEndpoints.endpoints;
const refetchOptions = { forceRefetch: true, subscribe: false };

const hasRequest = (list: readonly AdminRequest[], { id, status }: AdminRequest) =>
  list.some((row) => row.id === id && row.status === status);

/** Sentence about a request decided meanwhile. */
export function describeDecision(request: AdminRequest, overview: Overview | null): string {
  const name = isolate(personName(request));
  const decided = [...(overview?.approved ?? []), ...(overview?.rejected ?? [])].find(
    (row) => row.id === request.id && row.status !== request.status,
  );
  const status = decided?.status ?? 'decided';
  const by = decided?.reviewed_by ? ` by ${isolate(decided.reviewed_by)}` : '';
  return `The request from ${name} has already been ${status}${by}.`;
}

async function decidedMeanwhile(
  dispatch: ConsoleDispatch,
  request: AdminRequest,
): Promise<DecisionOutcome> {
  // Also refetches the overview for the lists on screen.
  const { data } = await dispatch(getAdminOverview.initiate(undefined, refetchOptions));
  return { type: 'decided meanwhile', text: describeDecision(request, data ?? null) };
}

/** True when the request still has the displayed status. */
async function rereadStatus(
  dispatch: ConsoleDispatch,
  request: AdminRequest,
): Promise<boolean | Problem> {
  if (isUndecided(request)) {
    const { data, error } = await dispatch(getPendingRequests.initiate(undefined, refetchOptions));
    // After a failure, `data` still holds the previous response.
    if (data === undefined || error !== undefined) return problemOf(error);
    return data.some(({ id }) => id === request.id);
  }
  const { data, error } = await dispatch(getAdminOverview.initiate(undefined, refetchOptions));
  if (data === undefined || error !== undefined) return problemOf(error);
  return hasRequest([...data.rejected, ...data.demoted], request);
}

/** Refetches the request and decides on it, unless another admin already has. */
export async function decideRequest(
  dispatch: ConsoleDispatch,
  request: AdminRequest,
  decision: Decision,
): Promise<DecisionOutcome> {
  const recheck = await rereadStatus(dispatch, request);
  if (recheck === false) return decidedMeanwhile(dispatch, request);
  if (recheck !== true) return { type: 'failed', problem: recheck };

  const notes = decision.notes.trim();
  const { error } = await (decision.type === 'promote'
    ? dispatch(
        promote.initiate({ pendingId: request.id, role: decision.role, notes }, { track: false }),
      )
    : dispatch(rejectRequest.initiate({ requestId: request.id, notes }, { track: false })));
  if (error === undefined) return { type: 'done' };
  const problem = problemOf(error);
  if (problem.code === 'conflict' && /decided/i.test(problem.detail ?? '')) {
    return decidedMeanwhile(dispatch, request);
  }
  return { type: 'failed', problem };
}
