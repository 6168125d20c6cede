import { createSelector } from '@reduxjs/toolkit';
import { textKey } from '../../../state/model/tourRows';
import { type RootState } from '../../../state/select/rootState';

/** Source language of translations. */
const SOURCE = 'en';

/** Number of source tours without texts in a language; null when unknown. */
export type UnstartedTours = (code: string) => number | null;

/**
 * Counts of tours not yet translated into a language, by the list in the source language; unknown until that list is
 * loaded.
 */
export const selectUnstartedTours = createSelector(
  [(state: RootState) => state.tours.lists[SOURCE]?.ids, (state: RootState) => state.tours.texts],
  (ids, texts): UnstartedTours => {
    const rows = (ids ?? []).map((id) => texts[textKey(id, SOURCE)]?.tour_languages);
    // A worker may omit the languages in its rows; the counts are then unknown.
    const languages = rows.flatMap((codes) => (codes == null ? [] : [codes.split(' ')]));
    const isKnown = rows.length > 0 && languages.length === rows.length;
    return (code) =>
      isKnown && code !== SOURCE ? languages.filter((codes) => !codes.includes(code)).length : null;
  },
);
