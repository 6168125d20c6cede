import { createSelector } from '@reduxjs/toolkit';
import {
  translationMemory,
  type TranslatedText,
  type TranslationMemory,
} from '../../../domain/translating/translationMemory';
import { textKey } from '../../../state/model/tourRows';
import { type Overlay } from '../../../state/outbox/overlayFields';
import { selectOverlays } from '../../../state/outbox/outboxSlice';
import { translationKey } from '../../../state/outbox/recordKeys';
import { type RootState } from '../../../state/select/rootState';

interface Texts {
  title: string | null;
  description: string | null;
}

/** Text of a record that is cached in two languages. */
export interface TextInBoth {
  /** Built by `textInBothKey`. */
  key: string;
  /** True with an unsent edit of either text. */
  isUnsent: boolean;
  text: TranslatedText;
}

/** Key of a text: id of the tour or section, plus field. */
export const textInBothKey = (id: string, field: keyof Texts) => `${id} ${field}`;

/** Titles and descriptions of records cached in both languages, with unsent edits overlaid. */
function* inBoth<Text extends Texts & { language: string }>(
  kind: 'tour' | 'section',
  texts: Readonly<Record<string, Text>>,
  overlays: ReadonlyMap<string, Overlay>,
  ids: { of: (text: Text) => string; ofTour: (id: string) => string | null },
  [from, to]: readonly [from: string, to: string],
): Generator<TextInBoth> {
  for (const stored of Object.values(texts)) {
    if (stored.language !== from) continue;
    const id = ids.of(stored);
    const [over, overTarget] = [from, to].map((code) =>
      overlays.size === 0 ? undefined : overlays.get(translationKey(kind, id, code)),
    );
    const known = texts[textKey(id, to)];
    if (overTarget?.isRemoved === true) continue;
    if (known === undefined && overTarget?.isCreated !== true) continue;
    // An overlay's fields are those of edits to this text.
    const source: Texts = { ...stored, ...(over?.fields as Partial<Texts> | undefined) };
    const target: Partial<Texts> = { ...known, ...(overTarget?.fields as Partial<Texts>) };
    const isUnsent = over !== undefined || overTarget !== undefined;
    const tourId = ids.ofTour(id);
    for (const field of ['title', 'description'] as const) {
      const text = [source[field], target[field] ?? null, tourId] as const;
      yield { key: textInBothKey(id, field), isUnsent, text };
    }
  }
}

/** Titles and descriptions, in two languages, of cached tours and sections that have texts in both. */
export const selectTextsInBoth = createSelector(
  [
    (state: RootState) => state.tours.texts,
    (state: RootState) => state.sections.texts,
    (state: RootState) => state.sections.records,
    selectOverlays,
    (_state: RootState, from: string) => from,
    (_state: RootState, _from: string, to: string) => to,
  ],
  (tours, sections, records, overlays, from, to): readonly TextInBoth[] => [
    ...inBoth('tour', tours, overlays, { of: ({ tour_id }) => tour_id, ofTour: (id) => id }, [
      from,
      to,
    ]),
    ...inBoth(
      'section',
      sections,
      overlays,
      { of: ({ section_id }) => section_id, ofTour: (id) => records[id]?.tour_id ?? null },
      [from, to],
    ),
  ],
);

/** The texts of `selectTextsInBoth`, without key and edit state. */
export const selectTranslatedTexts = createSelector([selectTextsInBoth], (texts) =>
  texts.map(({ text }): TranslatedText => text),
);

/** Translation memory between two languages, built from the cached tours and sections. */
export const selectTranslationMemory = createSelector(
  [selectTranslatedTexts],
  (texts): TranslationMemory => translationMemory(texts),
);
