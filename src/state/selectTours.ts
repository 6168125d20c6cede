import { createSelector } from '@reduxjs/toolkit';
import { type Tour, type TourTranslation } from '../domain/tour';
import { editsOfKind, selectEntries } from './outbox/outboxSlice';
import { type RootState } from './store';
import { textKey } from './toursSlice';

/** A tour with its words in one language, unsent edits laid over what the worker last said. */
export interface TourView extends Tour {
  language: string;
  title: string;
  description: string;
  slug_suffix: string;
  /** Whether an edit of it is on its way. */
  isSaving: boolean;
}

interface TourOverlays {
  records: Map<string, Partial<Tour>>;
  texts: Map<string, Partial<TourTranslation>>;
  removed: Set<string>;
}

function merged<T>(map: Map<string, T>, key: string, change: T): void {
  map.set(key, { ...map.get(key), ...change });
}

const selectTourOverlays = createSelector(selectEntries, (entries): TourOverlays => {
  const records = new Map<string, Partial<Tour>>();
  const texts = new Map<string, Partial<TourTranslation>>();
  for (const edit of editsOfKind(entries, 'tour changed'))
    merged(records, edit.tourId, edit.change);
  for (const edit of editsOfKind(entries, 'tour text changed')) {
    merged(texts, textKey(edit.tourId, edit.language), edit.change);
  }
  const removed = new Set(editsOfKind(entries, 'tour removed').map((edit) => edit.tourId));
  return { records, texts, removed };
});

/** Views of rows whose record and text are unchanged keep their object: their grid rows do not render. */
const knownViews = new WeakMap<TourTranslation, { record: Tour; view: TourView }>();

function viewOf(record: Tour, text: TourTranslation, overlays: TourOverlays): TourView {
  const change = overlays.records.get(record.id);
  const textChange = overlays.texts.get(textKey(record.id, text.language));
  const isSaving = change !== undefined || textChange !== undefined;
  const known = knownViews.get(text);
  if (!isSaving && known?.record === record) return known.view;
  const words = { ...text, ...textChange };
  const view = {
    ...record,
    ...change,
    cover_media_url: words.cover_media_url ?? change?.cover_media_url ?? record.cover_media_url,
    language: text.language,
    title: words.title,
    description: words.description,
    slug_suffix: words.slug_suffix,
    isSaving,
  };
  if (!isSaving) knownViews.set(text, { record, view });
  return view;
}

/** The tours that have words in a language, in the list's order; null before any list is known. */
export const selectTourList = createSelector(
  [
    (state: RootState) => state.tours.records,
    (state: RootState) => state.tours.texts,
    (state: RootState, language: string) => state.tours.lists[language],
    (_state: RootState, language: string) => language,
    selectTourOverlays,
  ],
  (records, texts, list, language, overlays): TourView[] | null => {
    if (!list) return null;
    return list.ids.flatMap((id) => {
      const record = records[id];
      const text = texts[textKey(id, language)];
      return record && text && !overlays.removed.has(id) ? [viewOf(record, text, overlays)] : [];
    });
  },
);

/** Epoch milliseconds of the list's last answer; null before any. */
export const selectToursFetchedAt = (state: RootState, language: string): number | null =>
  state.tours.lists[language]?.fetchedAt ?? null;

/** One tour in one language; null when it is not known there. */
export function selectTour(state: RootState, tourId: string, language: string): TourView | null {
  const record = state.tours.records[tourId];
  const text = state.tours.texts[textKey(tourId, language)];
  return record && text ? viewOf(record, text, selectTourOverlays(state)) : null;
}

/** The record alone, in whatever language it is known. */
export const selectTourRecord = (state: RootState, tourId: string): Tour | null =>
  state.tours.records[tourId] ?? null;

/** The known words of a tour in all languages, by language; null before its translations were read. */
export const selectTourTexts = createSelector(
  [
    (state: RootState) => state.tours.texts,
    (state: RootState, tourId: string) => state.tours.translationLists[tourId],
    (_state: RootState, tourId: string) => tourId,
    selectTourOverlays,
  ],
  (texts, list, tourId, overlays): TourTranslation[] | null => {
    if (!list) return null;
    return list.ids.flatMap((language) => {
      const key = textKey(tourId, language);
      const text = texts[key];
      return text ? [{ ...text, ...overlays.texts.get(key) }] : [];
    });
  },
);
