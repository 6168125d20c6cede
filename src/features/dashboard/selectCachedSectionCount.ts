import { createSelector } from '@reduxjs/toolkit';
import { type RootState } from '../../state/select/rootState';
import { textKey } from '../../state/model/tourRows';

/**
 * Number of cached sections with texts in the language; null when no sections are cached. Fallback for a missing count
 * of the worker.
 */
export const selectCachedSectionCount = createSelector(
  [(state: RootState) => state.sections, (_state: RootState, language: string) => language],
  ({ lists, fetchTimes, texts }, language): number | null => {
    const loadedLists = Object.entries(lists).filter(
      ([tourId]) => fetchTimes[textKey(tourId, language)],
    );
    if (loadedLists.length === 0) return null;
    const hasText = (sectionId: string) => texts[textKey(sectionId, language)] !== undefined;
    return loadedLists.reduce((sum, [, list]) => sum + list.ids.filter(hasText).length, 0);
  },
);
