import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Tour, type TourRow, type TourTranslation } from '../../domain/tours/tour';
import { type TourTextChange } from '../../domain/tours/translation';
import { reuseListIds, upsertRows, removeKeys, type RecordList, type Table } from './upsertRecords';
import { withoutImmer } from './withoutImmer';
import { signedOut } from '../session/sessionSlice';
import { firstToursReceived } from './firstToursSlice';
import { mergeTourRows, shownText, textKey, type TourText } from './tourRows';

export interface ToursState {
  records: Table<Tour>;
  /** Keyed by `textKey`. */
  texts: Table<TourText>;
  /** Keyed by language. */
  lists: Table<RecordList>;
  /** Languages of each tour's translations as last fetched, by tour id. */
  translationLists: Table<RecordList>;
}

const initialState: ToursState = { records: {}, texts: {}, lists: {}, translationLists: {} };

const withRows = (state: ToursState, rows: readonly TourRow[]): ToursState => ({
  ...state,
  ...mergeTourRows(state, rows),
});

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

/** Ids of a language's list after a response, and the ids removed from it. */
function listedIds(
  previousIds: readonly string[],
  { rows, isComplete, referredIds = [] }: ToursReceived,
): { ids: string[]; removedIds: string[] } {
  const ids = rows.map((row) => row.id);
  const isSame =
    ids.length === previousIds.length && ids.every((id, index) => id === previousIds[index]);
  if (isSame || previousIds.length === 0) return { ids, removedIds: [] };
  const present = new Set(ids);
  const missing = previousIds.filter((id) => !present.has(id));
  const referred = new Set(referredIds);
  const removedIds = isComplete ? missing.filter((id) => !referred.has(id)) : [];
  return { ids: [...missing.filter((id) => referred.has(id)), ...ids], removedIds };
}

interface ToursReceived {
  rows: TourRow[];
  language: string;
  fetchedAt: number;
  isComplete: boolean;
  version?: string;
  /** Ids that unsent edits refer to: their records are kept even when the list lacks them. */
  referredIds?: string[];
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
    toursReceived: withoutImmer((state: ToursState, { payload }: PayloadAction<ToursReceived>) => {
      const { rows, language, fetchedAt, isComplete, version } = payload;
      const merged = withRows(state, rows);
      const { ids, removedIds } = listedIds(state.lists[language]?.ids ?? [], payload);
      const texts = removeKeys(
        merged.texts,
        removedIds.map((id) => textKey(id, language)),
      );
      // A list with tours kept only for unsent edits differs from the worker's, so it gets no version.
      const named = version !== undefined && ids.length === rows.length ? { version } : {};
      const list = { ids, fetchedAt, isComplete, ...named };
      const lists = { ...state.lists, [language]: reuseListIds(state.lists[language], list) };
      return { ...merged, texts, lists };
    }),
    /** A language's list was revalidated: the worker's version is unchanged. */
    tourListConfirmed: withoutImmer(
      (state: ToursState, { payload }: PayloadAction<{ language: string; fetchedAt: number }>) => {
        const { language, fetchedAt } = payload;
        const list = state.lists[language];
        if (list === undefined) return state;
        return { ...state, lists: { ...state.lists, [language]: { ...list, fetchedAt } } };
      },
    ),
    /** Upserts one tour; a new tour goes to the top of its language's list. */
    tourReceived: withoutImmer((state: ToursState, { payload }: PayloadAction<TourRow>) => {
      const merged = withRows(state, [payload]);
      const list = state.lists[payload.language];
      if (!list || list.ids.includes(payload.id)) return merged;
      const grown = { ...list, ids: [payload.id, ...list.ids] };
      return { ...merged, lists: { ...state.lists, [payload.language]: grown } };
    }),
    /** A change of a tour that the worker accepted without returning the tour. */
    tourChanged: withoutImmer(
      (
        state: ToursState,
        { payload }: PayloadAction<{ tourId: string; change: Partial<Tour> }>,
      ) => {
        const { tourId, change } = payload;
        const tour = state.records[tourId];
        if (tour === undefined) return state;
        const { cover_media_url: cover } = change;
        const inheriting = Object.entries(state.texts).filter(
          ([, text]) => text.tour_id === tourId && text.cover_media_url === null,
        );
        const shown = cover === undefined ? [] : inheriting;
        return {
          ...state,
          records: upsertRows(state.records, [[tourId, { ...tour, ...change }]]),
          texts: upsertRows(
            state.texts,
            shown.map(([key, text]) => [key, { ...text, shown_cover_url: cover ?? null }]),
          ),
        };
      },
    ),
    tourRemoved: withoutImmer((state: ToursState, { payload }: PayloadAction<string>) => {
      return withoutTour(state, payload);
    }),
    tourTranslationsReceived: withoutImmer(
      (state: ToursState, { payload }: PayloadAction<TranslationsReceived>) => {
        const { tourId, rows, fetchedAt } = payload;
        const present = new Set(rows.map((row) => row.language));
        const removedKeys = Object.values(state.texts)
          .filter((text) => text.tour_id === tourId && !present.has(text.language))
          .map((text) => textKey(tourId, text.language));
        const ids = rows.map((row) => row.language);
        const owned = rows.map((row) => {
          const previous = state.texts[textKey(tourId, row.language)];
          const text = shownText({ ...row, tour_id: tourId }, previous);
          return text.tour_languages === null ? text : { ...text, tour_languages: ids.join(' ') };
        });
        return {
          ...state,
          texts: upsertRows(
            removeKeys(state.texts, removedKeys),
            owned.map((text) => [textKey(tourId, text.language), text]),
          ),
          translationLists: {
            ...state.translationLists,
            [tourId]: reuseListIds(state.translationLists[tourId], {
              ids,
              fetchedAt,
              isComplete: true,
            }),
          },
        };
      },
    ),
    tourTextReceived: withoutImmer(
      (state: ToursState, { payload }: PayloadAction<TourTranslation>) => {
        const key = textKey(payload.tour_id, payload.language);
        const list = state.translationLists[payload.tour_id];
        const isListed = !list || list.ids.includes(payload.language);
        const grown = isListed ? list : { ...list, ids: [...list.ids, payload.language] };
        return {
          ...state,
          texts: upsertRows(state.texts, [[key, shownText(payload, state.texts[key])]]),
          translationLists: grown
            ? { ...state.translationLists, [payload.tour_id]: grown }
            : state.translationLists,
        };
      },
    ),
    /** A change of a translation that the worker accepted without returning the translation. */
    tourTextChanged: withoutImmer(
      (
        state: ToursState,
        { payload }: PayloadAction<{ tourId: string; language: string; change: TourTextChange }>,
      ) => {
        const { tourId, language, change } = payload;
        const key = textKey(tourId, language);
        const text = state.texts[key];
        if (text === undefined) return state;
        const changed = { ...text, ...change };
        return { ...state, texts: upsertRows(state.texts, [[key, shownText(changed, text)]]) };
      },
    ),
    tourTextRemoved: withoutImmer(
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
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => initialState)
      .addCase(
        firstToursReceived,
        withoutImmer((state: ToursState, { payload }) => withRows(state, payload.rows)),
      ),
});

export const {
  toursReceived,
  tourListConfirmed,
  tourReceived,
  tourChanged,
  tourRemoved,
  tourTranslationsReceived,
  tourTextReceived,
  tourTextChanged,
  tourTextRemoved,
} = toursSlice.actions;
