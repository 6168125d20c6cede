import { createSelector } from '@reduxjs/toolkit';
import {
  sourceFields,
  translatedTexts,
  type EarlierSource,
  type TranslatedText,
} from '../../domain/record/earlierSource';
import { outdatedTranslationsEndpoints } from '../endpoints/outdatedTranslationsEndpoints';
import { selectOverlays } from '../outbox/outboxSlice';
import { translationKey } from '../outbox/recordKeys';
import { type Table } from '../model/upsertRecords';
import { textKey } from '../model/tourRows';
import { earlierSource, textNow, type UnsentText } from './earlierSources';
import { type RootState } from './rootState';

/** A source text that changed after its translation was made. */
export interface ChangedSource {
  /** Text that the translation was made from; `UNKNOWN_SOURCE` when that was empty or is unknown. */
  earlier: string;
  /** Present source text; null when it was not read. */
  now: string | null;
}

/** Outdated texts of one translation. */
export type OutdatedText = Partial<Record<TranslatedText, ChangedSource>>;

interface OutdatedTexts {
  /** Keyed by the id of the tour or section. */
  texts: ReadonlyMap<string, OutdatedText>;
  /** Number of outdated texts by tour; titles and descriptions count separately. */
  countByTour: ReadonlyMap<string, number>;
}

const none: OutdatedTexts = { texts: new Map(), countByTour: new Map() };

const { getOutdatedTranslations } = outdatedTranslationsEndpoints.endpoints;
const selectResult = getOutdatedTranslations.select();

function outdatedIn(earlier: EarlierSource, source: UnsentText): OutdatedText {
  const outdated: OutdatedText = {};
  for (const name of translatedTexts) {
    const text = earlier[sourceFields[name]];
    if (text === null) continue;
    const now = source.text === undefined ? null : (textNow(source, name) ?? '');
    outdated[name] = { earlier: text, now };
  }
  return outdated;
}

/** Outdated translations into a language, among those whose translation and source were both read. */
export const selectOutdatedTexts = createSelector(
  [
    (state: RootState) => state.tours.records,
    (state: RootState) => state.tours.texts,
    (state: RootState) => state.sections.records,
    (state: RootState) => state.sections.texts,
    selectOverlays,
    // A worker without this call cannot store either that a translation is still correct.
    (state: RootState) => selectResult(state).data === null,
    (_state: RootState, language: string) => language,
  ],
  (tours, tourTexts, sections, sectionTexts, overlays, isUnsupported, language): OutdatedTexts => {
    if (isUnsupported) return none;
    const outdated = new Map<string, OutdatedText>();
    const countByTour = new Map<string, number>();
    const add = (
      kind: 'tour' | 'section',
      id: string,
      tourId: string,
      texts: Table<NonNullable<UnsentText['text']>>,
    ) => {
      // The text in the tour's own language is the original, not a translation.
      const own = tours[tourId]?.primary_language;
      if (own === undefined || own === language) return;
      const textIn = (code: string): UnsentText => ({
        text: texts[textKey(id, code)],
        over: overlays.size === 0 ? undefined : overlays.get(translationKey(kind, id, code)),
      });
      const source = textIn(own);
      const found = outdatedIn(earlierSource(source, textIn(language)), source);
      const count = Object.keys(found).length;
      if (count === 0) return;
      outdated.set(id, found);
      countByTour.set(tourId, (countByTour.get(tourId) ?? 0) + count);
    };
    for (const { language: code, tour_id: id } of Object.values(tourTexts)) {
      if (code === language) add('tour', id, id, tourTexts);
    }
    for (const { language: code, section_id: id } of Object.values(sectionTexts)) {
      const tourId = sections[id]?.tour_id;
      if (code === language && tourId != null) add('section', id, tourId, sectionTexts);
    }
    return { texts: outdated, countByTour };
  },
);
