import { useRef, useState } from 'react';
import { type AdminRequest } from '../../../domain/people/admin';
import { type Problem } from '../../../domain/problem';
import { announceOutcome, type OutcomeMessages } from '../../../state/model/announceOutcome';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { announced } from '../../../state/model/noticesSlice';
import { decideRequest, type Decision } from './decideRequest';

/** The worker's own words of why it forbids something: that only owners make owners, for one. */
const withReason = (problem: Problem): Problem =>
  problem.code === 'forbidden' && problem.detail !== undefined
    ? { ...problem, message: problem.detail }
    : problem;

/**
 * Decides on a request and announces the outcome; `problem` is the failure, for the open dialog.
 */
export function useDecision(request: AdminRequest, messages: OutcomeMessages, onClose: () => void) {
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
      announceOutcome(dispatch, outcome.problem, messages);
      return setProblem(withReason(outcome.problem));
    }
    if (outcome.type === 'done') announceOutcome(dispatch, null, messages);
    else dispatch(announced('warning', outcome.text));
    onClose();
  };
  return { decide, problem, isBusy };
}
