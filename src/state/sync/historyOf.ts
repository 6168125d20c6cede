import { nanoid } from '@reduxjs/toolkit';
import { type Edit } from '../outbox/edit';
import { type RootState } from '../select/rootState';
import { type HistoryEntry } from '../history/historySlice';
import { inverseOf } from './inverseOf';

/** The chapter before an edit that changes or deletes it. */
function chapterBefore({ media }: RootState, { ref }: Edit): Pick<HistoryEntry, 'before'> {
  const before = 'chapterId' in ref ? media.chapters[ref.chapterId] : undefined;
  return before === undefined ? {} : { before };
}

/** History entries of edits with the inverse of each, computed before the edits are applied. */
export function historyOf(
  state: RootState,
  edits: readonly Edit[],
  step: string = nanoid(),
  at: number = Date.now(),
): HistoryEntry[] {
  return edits.map((edit, index) => ({
    id: nanoid(),
    step,
    // Fractions keep the order of edits made at the same time.
    at: at + index / 1000,
    edit,
    inverse: inverseOf(state, edit),
    ...chapterBefore(state, edit),
    isUndone: false,
  }));
}
