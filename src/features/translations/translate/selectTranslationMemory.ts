import { createSelector } from '@reduxjs/toolkit';
import {
  translationMemory,
  type TranslatedText,
  type TranslationMemory,
} from '../../../domain/tours/translationMemory';
import { textKey } from '../../../state/model/tourRows';
import { type RootState } from '../../../state/select/rootState';

interface Texts {
  language: string;
  title: string | null;
  description: string | null;
}

/** Titles and descriptions of records that have texts in both languages. */
function* translated<Text extends Texts>(
  texts: Readonly<Record<string, Text>>,
  idOf: (text: Text) => string,
  tourOf: (id: string) => string | null,
  from: string,
  to: string,
): Generator<TranslatedText> {
  for (const source of Object.values(texts)) {
    if (source.language !== from) continue;
    const id = idOf(source);
    const target = texts[textKey(id, to)];
    if (target === undefined) continue;
    const tourId = tourOf(id);
    yield [source.title, target.title, tourId];
    yield [source.description, target.description, tourId];
  }
}

/** Texts in two languages of the tours and sections that this device has read, those alone that are in both. */
export const selectTranslatedTexts = createSelector(
  [
    (state: RootState) => state.tours.texts,
    (state: RootState) => state.sections.texts,
    (state: RootState) => state.sections.records,
    (_state: RootState, from: string) => from,
    (_state: RootState, _from: string, to: string) => to,
  ],
  (tours, sections, records, from, to): readonly TranslatedText[] => [
    ...translated(
      tours,
      ({ tour_id }) => tour_id,
      (id) => id,
      from,
      to,
    ),
    ...translated(
      sections,
      ({ section_id }) => section_id,
      (id) => records[id]?.tour_id ?? null,
      from,
      to,
    ),
  ],
);

/** Translations between two languages in the tours and sections that this device has read. */
export const selectTranslationMemory = createSelector(
  [selectTranslatedTexts],
  (texts): TranslationMemory => translationMemory(texts),
);
