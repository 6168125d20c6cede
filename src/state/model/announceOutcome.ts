import { type UnknownAction } from '@reduxjs/toolkit';
import { type Problem } from '../../domain/problem';
import { announced } from './noticesSlice';

/** Messages after a write, from the error catalogue; `failed: null` when the form shows the failure itself. */
export interface OutcomeMessages {
  done: string | null;
  failed: string | ((problem: Problem) => string) | null;
}

/** Problems that are not announced here: the session guard reports one, the person caused the other by stopping. */
export const isSilent = (problem: Problem) =>
  problem.code === 'unauthorized' || problem.code === 'aborted';

/** Announces an outcome with a single toast. */
export function announceOutcome(
  dispatch: (action: UnknownAction) => unknown,
  problem: Problem | null,
  messages: OutcomeMessages,
): void {
  if (problem === null) {
    if (messages.done !== null) dispatch(announced('success', messages.done));
    return;
  }
  if (messages.failed === null || isSilent(problem)) return;
  const text = typeof messages.failed === 'function' ? messages.failed(problem) : messages.failed;
  dispatch(announced('error', text));
}
