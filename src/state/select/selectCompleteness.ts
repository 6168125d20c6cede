import { createSelector } from '@reduxjs/toolkit';
import { type SectionCounts, type TextState } from '../../domain/tours/translationState';
import { type RootState } from './rootState';
import { textKey } from '../model/tourRows';

/** A tour by its best known title, with the state of its texts by language. */
export interface TourCompleteness {
  id: string;
  title: string;
  /** Language of the title. */
  language: string;
  city: string;
  isPublished: boolean;
  /** State of the texts by language; a missing language has no texts. */
  texts: Readonly<Record<string, TextState>>;
}

export const textStateOf = (title: string, description: string): TextState => {
  if (title.trim() === '') return 'none';
  return description.trim() === '' ? 'title' : 'whole';
};

/** Every loaded tour with the state of its texts. Accurate for a language once the list of that language was read. */
export const selectCompleteness = createSelector(
  [
    (state: RootState) => state.tours.records,
    (state: RootState) => state.tours.texts,
    (_state: RootState, language: string) => language,
  ],
  (records, texts, preferred): TourCompleteness[] => {
    const states = new Map<string, Record<string, TextState>>();
    for (const text of Object.values(texts)) {
      const previous = states.get(text.tour_id) ?? {};
      previous[text.language] = textStateOf(text.title, text.description);
      states.set(text.tour_id, previous);
    }
    return Object.values(records).map((tour) => {
      const own = states.get(tour.id) ?? {};
      const [some] = Object.keys(own);
      const language = [preferred, tour.primary_language, 'en'].find((code) => code in own) ?? some;
      return {
        id: tour.id,
        title: language === undefined ? '' : (texts[textKey(tour.id, language)]?.title ?? ''),
        language: language ?? preferred,
        city: tour.city,
        isPublished: tour.is_published,
        texts: own,
      };
    });
  },
);

/** Counts for every tour and language whose sections were read, keyed by `textKey` of tour and language. */
export const selectSectionCounts = createSelector(
  [(state: RootState) => state.sections, (state: RootState) => state.media],
  ({ lists, fetchTimes, texts }, media): ReadonlyMap<string, SectionCounts> => {
    const languages = new Set(
      Object.keys(fetchTimes).map((key) => key.slice(key.lastIndexOf(':') + 1)),
    );
    const counts = new Map<string, SectionCounts>();
    for (const [tourId, { ids }] of Object.entries(lists)) {
      const recordings = ids.map((id) =>
        (media.lists[id]?.ids ?? []).flatMap((mediaId) => media.records[mediaId] ?? []),
      );
      for (const language of languages) {
        const key = textKey(tourId, language);
        if (fetchTimes[key] === undefined) continue;
        counts.set(key, {
          sections: ids.length,
          withTitle: ids.filter((id) => texts[textKey(id, language)]?.title?.trim()).length,
          withAudio: recordings.filter((files) =>
            files.some((file) => file.type === 'audio' && file.language === language),
          ).length,
        });
      }
    }
    return counts;
  },
);

/** Counts of a tour's sections in a language; null until they were read in that language. */
export const selectSectionCountsOf = (
  state: RootState,
  tourId: string,
  language: string,
): SectionCounts | null => selectSectionCounts(state).get(textKey(tourId, language)) ?? null;
