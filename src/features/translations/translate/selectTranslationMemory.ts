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
  from: string,
  to: string,
): Generator<TranslatedText> {
  for (const source of Object.values(texts)) {
    const target = source.language === from ? texts[textKey(idOf(source), to)] : undefined;
    if (target === undefined) continue;
    yield [source.title, target.title];
    yield [source.description, target.description];
  }
}

/** Translations between two languages in the tours and sections that this device has read. */
export const selectTranslationMemory = createSelector(
  [
    (state: RootState) => state.tours.texts,
    (state: RootState) => state.sections.texts,
    (_state: RootState, from: string) => from,
    (_state: RootState, _from: string, to: string) => to,
  ],
  (tours, sections, from, to): TranslationMemory =>
    translationMemory([
      ...translated(tours, ({ tour_id }) => tour_id, from, to),
      ...translated(sections, ({ section_id }) => section_id, from, to),
    ]),
);
