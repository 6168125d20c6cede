import { createSelector } from '@reduxjs/toolkit';
import { type RootState } from './rootState';

export interface RecordTitle {
  language: string;
  title: string;
}

/** Known titles of tours and sections in all languages, by the id of their record. */
export const selectTitlesByRecord = createSelector(
  [(state: RootState) => state.tours.texts, (state: RootState) => state.sections.texts],
  (tourTexts, sectionTexts): ReadonlyMap<string, readonly RecordTitle[]> => {
    const titles = new Map<string, RecordTitle[]>();
    const add = (id: string, language: string, title: string | null) => {
      if (!title) return;
      const known = titles.get(id);
      if (known === undefined) titles.set(id, [{ language, title }]);
      else known.push({ language, title });
    };
    for (const { tour_id: id, language, title } of Object.values(tourTexts))
      add(id, language, title);
    for (const { section_id: id, language, title } of Object.values(sectionTexts)) {
      add(id, language, title);
    }
    return titles;
  },
);
