import { useRef, useState } from 'react';
import { type AdminRequest } from '../../../domain/people/admin';
import { type Problem } from '../../../domain/problem';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { announced } from '../../../state/model/noticesSlice';
import { decideRequest, type Decision } from './decideRequest';

/** Prefers the worker's message on a refusal, for instance that only owners can make owners. */
const withReason = (problem: Problem): Problem =>
  problem.code === 'forbidden' && problem.detail !== undefined
    ? { ...problem, message: problem.detail }
    : problem;

/** Decides on a request and announces success; `problem` is the failure, which the open dialog shows. */
export function useDecision(request: AdminRequest, doneText: string, onClose: () => void) {
  const dispatch = useConsoleDispatch();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isInFlight = useRef(false);

  const decide = async (decision: Decision): Promise<void> => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setBusy(true);
    setProblem(null);
    const outcome = await decideRequest(dispatch, request, decision);
    isInFlight.current = false;
    setBusy(false);
    if (outcome.type === 'failed') {
      return setProblem(withReason(outcome.problem));
    }
    if (outcome.type === 'done') dispatch(announced('success', doneText));
    else dispatch(announced('warning', outcome.text));
    onClose();
  };
  return { decide, problem, isBusy };
}
