import { nanoid } from '@reduxjs/toolkit';
import { type Edit } from '../outbox/edit';
import { type RootState } from '../select/rootState';
import { type HistoryEntry } from '../history/historySlice';
import { inverseOf } from './inverseOf';

/** The chapter that an edit changes or deletes. */
function chapterBefore({ media }: RootState, { ref }: Edit): Pick<HistoryEntry, 'before'> {
  const before = 'chapterId' in ref ? media.chapters[ref.chapterId] : undefined;
  return before === undefined ? {} : { before };
}

/** The history of edits with the inverse of each, read before they are made. */
export function historyOf(
  state: RootState,
  edits: readonly Edit[],
  step: string = nanoid(),
  at: number = Date.now(),
): HistoryEntry[] {
  return edits.map((edit, index) => ({
    id: nanoid(),
    step,
    // Fractions keep the order of edits that were made in one moment.
    at: at + index / 1000,
    edit,
    inverse: inverseOf(state, edit),
    ...chapterBefore(state, edit),
    isUndone: false,
  }));
}
