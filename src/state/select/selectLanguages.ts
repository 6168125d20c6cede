import { createSelector } from '@reduxjs/toolkit';
import { flagOf } from '../../domain/languages/flags';
import { compareLanguages, ENGLISH_ONLY, type Language } from '../../domain/languages/language';
import { selectContentLanguage } from '../model/preferencesSlice';
import { type RootState } from './rootState';

/** All languages, sorted; English alone while none is loaded. */
export const selectLanguages = createSelector(
  (state: RootState) => state.languages.records,
  (records): readonly Language[] => {
    const languages = Object.values(records).sort(compareLanguages);
    return languages.length > 0 ? languages : ENGLISH_ONLY;
  },
);

export const selectEnabledLanguages = createSelector(selectLanguages, (languages) =>
  languages.filter((language) => language.is_enabled),
);

/** The language with a code; a placeholder made from the code when the list lacks it. */
export function languageNamed(languages: readonly Language[], code: string): Language {
  return (
    languages.find((language) => language.code === code) ?? {
      id: code,
      code,
      label: code,
      native_label: code,
      flag: flagOf(code),
      is_enabled: false,
      is_default: false,
      sort_order: 0,
    }
  );
}

export const selectCurrentLanguage = createSelector(
  [selectLanguages, selectContentLanguage],
  languageNamed,
);
