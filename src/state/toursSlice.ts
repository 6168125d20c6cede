import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Tour, type TourRow, type TourTranslation } from '../domain/tour';
import {
  mergeList,
  mergeRows,
  onPlain,
  removeKeys,
  type RecordList,
  type Table,
} from './mergeRecords';
import { signedOut } from './session/sessionSlice';

export interface ToursState {
  records: Table<Tour>;
  /** By `textKey`. */
  texts: Table<TourTranslation>;
  /** By language. */
  lists: Table<RecordList>;
  /** Languages of each tour's translations, as last fetched. */
  translationLists: Table<RecordList>;
}

const initialState: ToursState = { records: {}, texts: {}, lists: {}, translationLists: {} };

/** Key of the words of one record in one language. */
export const textKey = (id: string, language: string) => `${id}:${language}`;

export function splitTourRow(row: TourRow): { record: Tour; text: TourTranslation } {
  const { language, title, description, slug_suffix, tour_sections: _, ...record } = row;
  const text = {
    id: null,
    tour_id: row.id,
    language,
    title,
    description,
    slug_suffix,
    cover_media_url: row.cover_media_url,
  };
  return { record, text };
}

/** A row carries no id of its text: the one known from the translations stays. */
function withKnownIds(state: ToursState, text: TourTranslation): TourTranslation {
  const known = state.texts[textKey(text.tour_id, text.language)];
  return known ? { ...text, id: known.id } : text;
}

const recordFields = Object.keys({
  id: true,
  slug: true,
  city: true,
  country: true,
  duration_seconds: true,
  primary_language: true,
  is_published: true,
  published_at: true,
  created_at: true,
  updated_at: true,
  cover_media_url: true,
} satisfies Record<keyof Tour, true>) as (keyof Tour)[]; // the keys of the very object
const wordFields = ['title', 'description', 'slug_suffix', 'cover_media_url'] as const;

/** Whether a row tells what is known already: most of a refetched list does, and is not even split. */
function isKnown({ records, texts }: ToursState, row: TourRow): boolean {
  const record = records[row.id];
  const text = texts[textKey(row.id, row.language)];
  if (record === undefined || text === undefined) return false;
  return (
    recordFields.every((field) => record[field] === row[field]) &&
    wordFields.every((field) => text[field] === row[field])
  );
}

function mergeTours(state: ToursState, rows: TourRow[]): ToursState {
  const parts = rows.filter((row) => !isKnown(state, row)).map(splitTourRow);
  const texts = parts.map(({ text }) => withKnownIds(state, text));
  return {
    ...state,
    records: mergeRows(
      state.records,
      parts.map(({ record }) => [record.id, record]),
    ),
    texts: mergeRows(
      state.texts,
      texts.map((text) => [textKey(text.tour_id, text.language), text]),
    ),
  };
}

function withoutTour(state: ToursState, tourId: string): ToursState {
  const textKeys = Object.keys(state.texts).filter((key) => key.startsWith(`${tourId}:`));
  const lists = Object.entries(state.lists).map(([language, list]) => [
    language,
    list.ids.includes(tourId) ? { ...list, ids: list.ids.filter((id) => id !== tourId) } : list,
  ]);
  return {
    records: removeKeys(state.records, [tourId]),
    texts: removeKeys(state.texts, textKeys),
    lists: Object.fromEntries(lists),
    translationLists: removeKeys(state.translationLists, [tourId]),
  };
}

/** Tours that a complete list no longer holds: deleted elsewhere, or untranslated. */
function goneIds(state: ToursState, payload: ToursReceived): string[] {
  const present = new Set([...payload.rows.map((row) => row.id), ...(payload.kept ?? [])]);
  const known = state.lists[payload.language]?.ids ?? [];
  return known.filter((id) => !present.has(id));
}

/** Tours that the list no longer has although an unsent edit speaks of them. */
function keptIds(state: ToursState, { rows, kept = [], language }: ToursReceived): string[] {
  if (kept.length === 0) return [];
  const present = new Set(rows.map((row) => row.id));
  const known = new Set(state.lists[language]?.ids);
  return kept.filter((id) => known.has(id) && !present.has(id));
}

interface ToursReceived {
  rows: TourRow[];
  language: string;
  fetchedAt: number;
  isComplete: boolean;
  /** Ids that unsent edits speak of: they stay although the list lacks them. */
  kept?: string[];
}

interface TranslationsReceived {
  tourId: string;
  rows: TourTranslation[];
  fetchedAt: number;
}

export const toursSlice = createSlice({
  name: 'tours',
  initialState,
  reducers: {
    toursReceived: onPlain((state: ToursState, { payload }: PayloadAction<ToursReceived>) => {
      const { rows, language, fetchedAt, isComplete } = payload;
      const merged = mergeTours(state, rows);
      const gone = isComplete ? goneIds(state, payload) : [];
      const texts = removeKeys(
        merged.texts,
        gone.map((id) => textKey(id, language)),
      );
      const ids = [...keptIds(state, payload), ...rows.map((row) => row.id)];
      const list = { ids, fetchedAt, isComplete };
      const lists = { ...state.lists, [language]: mergeList(state.lists[language], list) };
      return { ...merged, texts, lists };
    }),
    /** One tour, as changed or read; a new one goes to the top of its language's list. */
    tourReceived: onPlain((state: ToursState, { payload }: PayloadAction<TourRow>) => {
      const merged = mergeTours(state, [payload]);
      const list = state.lists[payload.language];
      if (!list || list.ids.includes(payload.id)) return merged;
      const grown = { ...list, ids: [payload.id, ...list.ids] };
      return { ...merged, lists: { ...state.lists, [payload.language]: grown } };
    }),
    tourRemoved: onPlain((state: ToursState, { payload }: PayloadAction<string>) => {
      return withoutTour(state, payload);
    }),
    tourTranslationsReceived: onPlain(
      (state: ToursState, { payload }: PayloadAction<TranslationsReceived>) => {
        const { tourId, rows, fetchedAt } = payload;
        const present = new Set(rows.map((row) => row.language));
        const gone = Object.values(state.texts)
          .filter((text) => text.tour_id === tourId && !present.has(text.language))
          .map((text) => textKey(tourId, text.language));
        const owned = rows.map((row) => ({ ...row, tour_id: tourId }));
        const ids = rows.map((row) => row.language);
        return {
          ...state,
          texts: mergeRows(
            removeKeys(state.texts, gone),
            owned.map((text) => [textKey(tourId, text.language), text]),
          ),
          translationLists: {
            ...state.translationLists,
            [tourId]: mergeList(state.translationLists[tourId], {
              ids,
              fetchedAt,
              isComplete: true,
            }),
          },
        };
      },
    ),
    tourTextReceived: onPlain((state: ToursState, { payload }: PayloadAction<TourTranslation>) => {
      const key = textKey(payload.tour_id, payload.language);
      const list = state.translationLists[payload.tour_id];
      const isListed = !list || list.ids.includes(payload.language);
      const grown = isListed ? list : { ...list, ids: [...list.ids, payload.language] };
      return {
        ...state,
        texts: mergeRows(state.texts, [[key, payload]]),
        translationLists: grown
          ? { ...state.translationLists, [payload.tour_id]: grown }
          : state.translationLists,
      };
    }),
    tourTextRemoved: onPlain(
      (state: ToursState, { payload }: PayloadAction<{ tourId: string; language: string }>) => {
        const { tourId, language } = payload;
        const without = (list: RecordList | undefined, id: string) =>
          list && { ...list, ids: list.ids.filter((other) => other !== id) };
        const list = without(state.lists[language], tourId);
        const translations = without(state.translationLists[tourId], language);
        return {
          ...state,
          texts: removeKeys(state.texts, [textKey(tourId, language)]),
          lists: list ? { ...state.lists, [language]: list } : state.lists,
          translationLists: translations
            ? { ...state.translationLists, [tourId]: translations }
            : state.translationLists,
        };
      },
    ),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
});

export const {
  toursReceived,
  tourReceived,
  tourRemoved,
  tourTranslationsReceived,
  tourTextReceived,
  tourTextRemoved,
} = toursSlice.actions;
