import { createSelector } from '@reduxjs/toolkit';
import { type RootState } from './rootState';
import { textKey } from '../model/tourRows';

/** none: no texts; title: a title only; whole: title and description. */
export type TextState = 'none' | 'title' | 'whole';

/** A tour by its best known title, with the state of its words by language. */
export interface TourCompleteness {
  id: string;
  title: string;
  /** Language of the title. */
  language: string;
  city: string;
  isPublished: boolean;
  /** Languages without an entry have no texts. */
  texts: Readonly<Record<string, TextState>>;
}

const stateOf = (title: string, description: string): TextState => {
  if (title.trim() === '') return 'none';
  return description.trim() === '' ? 'title' : 'whole';
};

/**
 * Every loaded tour, with the languages it has texts in. What it tells of a language is true
 * once the list of that language was read.
 */
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
      previous[text.language] = stateOf(text.title, text.description);
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

/** Completeness of a tour's sections in a language; null before they were read in it. */
export interface SectionCompleteness {
  sections: number;
  withTitle: number;
  withAudio: number;
}

export const selectSectionCompleteness = createSelector(
  [
    (state: RootState) => state.sections,
    (state: RootState) => state.media,
    (_state: RootState, tourId: string) => tourId,
    (_state: RootState, _tourId: string, language: string) => language,
  ],
  (sections, media, tourId, language): SectionCompleteness | null => {
    const list = sections.lists[tourId];
    if (!list || !sections.fetchTimes[textKey(tourId, language)]) return null;
    const hasTitle = (id: string) => Boolean(sections.texts[textKey(id, language)]?.title?.trim());
    const hasAudio = (id: string) =>
      (media.lists[id]?.ids ?? []).some((mediaId) => {
        const record = media.records[mediaId];
        return record?.type === 'audio' && record.language === language;
      });
    return {
      sections: list.ids.length,
      withTitle: list.ids.filter(hasTitle).length,
      withAudio: list.ids.filter(hasAudio).length,
    };
  },
);
