import { useRef, useState } from 'react';
import { type AdminRequest } from '../../../domain/people/admin';
import { type Problem } from '../../../domain/problem';
import { announceOutcome, type SaveWords } from '../../../state/model/announceOutcome';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { announced } from '../../../state/model/noticesSlice';
import { decideRequest, type Decision } from './decideRequest';

/** Decides on a request and says what came of it; `problem` is why it failed, for the open dialog. */
export function useDecision(request: AdminRequest, words: SaveWords, onClose: () => void) {
  const dispatch = useConsoleDispatch();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  const decide = async (decision: Decision): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    const outcome = await decideRequest(dispatch, request, decision);
    isRunning.current = false;
    setBusy(false);
    if (outcome.type === 'failed') {
      announceOutcome(dispatch, outcome.problem, words);
      return setProblem(outcome.problem);
    }
    if (outcome.type === 'done') announceOutcome(dispatch, null, words);
    else dispatch(announced('warning', outcome.text));
    onClose();
  };
  return { decide, problem, isBusy };
}
