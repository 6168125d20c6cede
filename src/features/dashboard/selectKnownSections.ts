import { createSelector } from '@reduxjs/toolkit';
import { type RootState } from '../../state/select/rootState';
import { textKey } from '../../state/model/tourRows';

/**
 * How many sections with words in the language were read so far; null before any were. Stands in
 * for the worker's own number where that did not come.
 */
export const selectKnownSections = createSelector(
  [(state: RootState) => state.sections, (_state: RootState, language: string) => language],
  ({ lists, askedFor, texts }, language): number | null => {
    const read = Object.entries(lists).filter(([tourId]) => askedFor[textKey(tourId, language)]);
    if (read.length === 0) return null;
    const hasWords = (sectionId: string) => texts[textKey(sectionId, language)] !== undefined;
    return read.reduce((sum, [, list]) => sum + list.ids.filter(hasWords).length, 0);
  },
);
