import { type UnknownAction } from '@reduxjs/toolkit';
import { type Problem } from '../../domain/problem';
import { announced } from './noticesSlice';

/** Messages of a write, from the error catalogue; `failed: null` where the form itself shows the failure. */
export interface SaveWords {
  done: string | null;
  failed: string | ((problem: Problem) => string) | null;
}

/** Problems that say themselves what happened elsewhere: the guard, or the person's own stop. */
export const isSilent = (problem: Problem) =>
  problem.code === 'unauthorized' || problem.code === 'aborted';

/** One toast for one outcome. */
export function announceOutcome(
  dispatch: (action: UnknownAction) => unknown,
  problem: Problem | null,
  words: SaveWords,
): void {
  if (problem === null) {
    if (words.done !== null) dispatch(announced('success', words.done));
    return;
  }
  if (words.failed === null || isSilent(problem)) return;
  const text = typeof words.failed === 'function' ? words.failed(problem) : words.failed;
  dispatch(announced('error', text));
}
