import { type UnknownAction } from '@reduxjs/toolkit';
import { type Problem } from '../../domain/problem';
import { announced } from './noticesSlice';

/** Messages of a write, from the error catalogue; `failed: null` where the form itself shows the failure. */
export interface OutcomeMessages {
  done: string | null;
  failed: string | ((problem: Problem) => string) | null;
}

/** Problems that are reported elsewhere: the guard, or the person's own stop. */
export const isSilent = (problem: Problem) =>
  problem.code === 'unauthorized' || problem.code === 'aborted';

/** One toast for one outcome. */
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
