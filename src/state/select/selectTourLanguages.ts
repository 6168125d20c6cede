import { createSelector } from '@reduxjs/toolkit';
import { selectContentLanguage } from '../model/preferencesSlice';
import { textKey } from '../model/tourRows';
import { selectLanguages } from './selectLanguages';
import { type RootState } from './rootState';

type CodesByTour = ReadonlyMap<string, readonly string[]>;

const none: CodesByTour = new Map();

/**
 * Codes of the languages that each tour has texts in, in the languages' order, from the lists that were read. Empty
 * with fewer than two lists, when it would repeat the list itself.
 */
export const selectTourLanguages = createSelector(
  [(state: RootState) => state.tours.lists, selectLanguages],
  (lists, languages): CodesByTour => {
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

function isSameMap(one: CodesByTour, other: CodesByTour): boolean {
  if (one.size !== other.size) return false;
  for (const [id, codes] of one) {
    const others = other.get(id);
    if (others === codes) continue;
    if (others?.length !== codes.length || codes.some((code, index) => code !== others[index]))
      return false;
  }
  return true;
}

/**
 * Function that sorts space-separated codes into the languages' order; memoised, so equal codes give the same array.
 */
export const selectOrderOfCodes = createSelector([selectLanguages], (languages) => {
  const order = new Map(languages.map(({ code }, index) => [code, index]));
  const indexOf = (code: string) => order.get(code) ?? order.size;
  // Cache by the unsorted codes: a catalogue of thousands of tours has few combinations of languages.
  const ordered = new Map<string, readonly string[]>();
  return (codes: string): readonly string[] => {
    const cached = ordered.get(codes);
    if (cached !== undefined) return cached;
    const inOrder = codes.split(' ').toSorted((one, other) => indexOf(one) - indexOf(other));
    ordered.set(codes, inOrder);
    return inOrder;
  };
});

/**
 * Codes of the languages that each tour of the shown list has texts in, in the languages' order, from the list's rows;
 * empty when the worker's rows lack them. Equal results keep the same map, because grid columns derive from it.
 */
export const selectAvailableLanguages = createSelector(
  [
    (state: RootState) => state.tours.lists[selectContentLanguage(state)]?.ids,
    (state: RootState) => state.tours.texts,
    selectOrderOfCodes,
    selectContentLanguage,
  ],
  (ids = [], texts, inOrder, language): CodesByTour => {
    const codesByTour = new Map<string, readonly string[]>();
    for (const id of ids) {
      const codes = texts[textKey(id, language)]?.tour_languages;
      // Rows cached by an earlier version lack the field.
      if (codes != null) codesByTour.set(id, inOrder(codes));
    }
    return codesByTour;
  },
  { memoizeOptions: { resultEqualityCheck: isSameMap } },
);
