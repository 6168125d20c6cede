import { createSelector } from '@reduxjs/toolkit';
import { selectLanguages } from './selectLanguages';
import { type RootState } from './rootState';

const none: ReadonlyMap<string, readonly string[]> = new Map();

/**
 * Codes of the languages that each tour has texts in, in the languages' order, as far as lists were
 * read. Empty while no more than one was: it says nothing that the list itself does not.
 */
export const selectTourLanguages = createSelector(
  [(state: RootState) => state.tours.lists, selectLanguages],
  (lists, languages): ReadonlyMap<string, readonly string[]> => {
    const known = languages.filter(({ code }) => lists[code] !== undefined);
    if (known.length < 2) return none;
    const codesById = new Map<string, string[]>();
    for (const { code } of known) {
      for (const id of lists[code]?.ids ?? []) {
        const codes = codesById.get(id);
        if (codes === undefined) codesById.set(id, [code]);
        else codes.push(code);
      }
    }
    return codesById;
  },
);
