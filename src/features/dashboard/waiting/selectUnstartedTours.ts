import { createSelector } from '@reduxjs/toolkit';
import { textKey } from '../../../state/model/tourRows';
import { type RootState } from '../../../state/select/rootState';

/** Language that others are translated from. */
const SOURCE = 'en';

/** Tours of the source without texts in a language; null where that is not known. */
export type UnstartedTours = (code: string) => number | null;

/** Numbers of the tours that nobody began to translate into a language, where the list of the source was read. */
export const selectUnstartedTours = createSelector(
  [(state: RootState) => state.tours.lists[SOURCE]?.ids, (state: RootState) => state.tours.texts],
  (ids, texts): UnstartedTours => {
    const rows = (ids ?? []).map((id) => texts[textKey(id, SOURCE)]?.tour_languages);
    // Rows of a worker that does not name the languages are left out.
    const languages = rows.flatMap((codes) => (codes == null ? [] : [codes.split(' ')]));
    const isKnown = rows.length > 0 && languages.length === rows.length;
    return (code) =>
      isKnown && code !== SOURCE ? languages.filter((codes) => !codes.includes(code)).length : null;
  },
);
