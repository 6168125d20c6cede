import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pickFields } from '../../domain/record/record';
import { earlierSourceIn } from '../../domain/record/earlierSource';
import {
  sectionFields,
  type Section,
  type SectionRow,
  type SectionTranslation,
} from '../../domain/tours/section';
import { type SectionTextChange } from '../../domain/tours/translation';
import { reuseListIds, upsertRows, removeKeys, type RecordList, type Table } from './upsertRecords';
import { withoutImmer } from './withoutImmer';
import { signedOut } from '../session/sessionSlice';
import { textKey } from './tourRows';
import { tourRemoved } from './toursSlice';

export interface SectionsState {
  records: Table<Section>;
  /** Keyed by `textKey`. */
  texts: Table<SectionTranslation>;
  /** Sections of each tour, by tour id. */
  lists: Table<RecordList>;
  /** Last fetch of a tour's sections in a language, keyed by `textKey` of tour and language. */
  fetchTimes: Table<{ fetchedAt: number }>;
  /** Languages of each section's translations, by section id. */
  translationLists: Table<RecordList>;
}

const initialState: SectionsState = {
  records: {},
  texts: {},
  lists: {},
  fetchTimes: {},
  translationLists: {},
};

function splitSectionRow(row: SectionRow): { record: Section; text: SectionTranslation | null } {
  const { language, title, description } = row;
  const record = pickFields(sectionFields, row);
  if (language === null) return { record, text: null };
  const texts = { language, title, description, ...earlierSourceIn(row) };
  return { record, text: { id: null, section_id: row.id, ...texts } };
}

/** Keeps the stored `tour_id`, which a section nested in a tour may lack. */
function withStoredFields(state: SectionsState, record: Section): Section {
  const previous = state.records[record.id];
  return previous && record.tour_id === null ? { ...record, tour_id: previous.tour_id } : record;
}

function mergeSections(state: SectionsState, rows: SectionRow[]): SectionsState {
  const parts = rows.map(splitSectionRow);
  const texts = parts.flatMap(({ text }) => {
    if (!text) return [];
    const previous = state.texts[textKey(text.section_id, text.language)];
    return [previous ? { ...text, id: previous.id } : text];
  });
  return {
    ...state,
    records: upsertRows(
      state.records,
      parts.map(({ record }) => [record.id, withStoredFields(state, record)]),
    ),
    texts: upsertRows(
      state.texts,
      texts.map((text) => [textKey(text.section_id, text.language), text]),
    ),
  };
}

function withoutSections(state: SectionsState, sectionIds: string[]): SectionsState {
  const removedIds = new Set(sectionIds);
  const textKeys = Object.entries(state.texts)
    .filter(([, text]) => removedIds.has(text.section_id))
    .map(([key]) => key);
  const lists = Object.entries(state.lists).map(([tourId, list]) => [
    tourId,
    list.ids.some((id) => removedIds.has(id))
      ? { ...list, ids: list.ids.filter((id) => !removedIds.has(id)) }
      : list,
  ]);
  return {
    ...state,
    records: removeKeys(state.records, sectionIds),
    texts: removeKeys(state.texts, textKeys),
    lists: Object.fromEntries(lists),
    translationLists: removeKeys(state.translationLists, sectionIds),
  };
}

interface SectionsReceived {
  tourId: string;
  language: string;
  rows: SectionRow[];
  fetchedAt: number;
  /** Ids that unsent edits refer to: their records are kept even when the list lacks them. */
  referredIds?: string[];
}

export const sectionsSlice = createSlice({
  name: 'sections',
  initialState,
  reducers: {
    sectionsReceived: withoutImmer(
      (state: SectionsState, { payload }: PayloadAction<SectionsReceived>) => {
        const { tourId, language, fetchedAt } = payload;
        const rows = payload.rows.map((row) => ({ ...row, tour_id: tourId }));
        const present = new Set(rows.map((row) => row.id));
        const missing = (state.lists[tourId]?.ids ?? []).filter((id) => !present.has(id));
        const referred = missing.filter((id) => payload.referredIds?.includes(id));
        const removedIds = missing.filter((id) => !referred.includes(id));
        const untranslated = rows
          .filter((row) => row.language !== language)
          .map((row) => textKey(row.id, language));
        const merged = mergeSections(withoutSections(state, removedIds), rows);
        const inOrder = [...rows].sort((a, b) => a.order_index - b.order_index);
        const ids = [...inOrder.map((row) => row.id), ...referred];
        return {
          ...merged,
          texts: removeKeys(merged.texts, untranslated),
          lists: {
            ...merged.lists,
            [tourId]: reuseListIds(state.lists[tourId], { ids, fetchedAt, isComplete: true }),
          },
          fetchTimes: { ...state.fetchTimes, [textKey(tourId, language)]: { fetchedAt } },
        };
      },
    ),
    sectionReceived: withoutImmer(
      (state: SectionsState, { payload }: PayloadAction<SectionRow>) => {
        const merged = mergeSections(state, [payload]);
        const tourId = merged.records[payload.id]?.tour_id ?? null;
        const list = tourId === null ? undefined : state.lists[tourId];
        if (!list || tourId === null || list.ids.includes(payload.id)) return merged;
        return {
          ...merged,
          lists: { ...state.lists, [tourId]: { ...list, ids: [...list.ids, payload.id] } },
        };
      },
    ),
    /** A change of a section that the worker accepted, with the fields that it returned. */
    sectionChanged: withoutImmer(
      (
        state: SectionsState,
        { payload }: PayloadAction<{ sectionId: string; change: Partial<Section> }>,
      ) => {
        const { sectionId, change } = payload;
        const previous = state.records[sectionId];
        if (!previous) return state;
        return {
          ...state,
          records: upsertRows(state.records, [[sectionId, { ...previous, ...change }]]),
        };
      },
    ),
    sectionRemoved: withoutImmer((state: SectionsState, { payload }: PayloadAction<string>) => {
      return withoutSections(state, [payload]);
    }),
    sectionTranslationsReceived: withoutImmer(
      (
        state: SectionsState,
        {
          payload,
        }: PayloadAction<{ sectionId: string; rows: SectionTranslation[]; fetchedAt: number }>,
      ) => {
        const { sectionId, rows, fetchedAt } = payload;
        const present = new Set(rows.map((row) => row.language));
        const removedKeys = Object.values(state.texts)
          .filter((text) => text.section_id === sectionId && !present.has(text.language))
          .map((text) => textKey(sectionId, text.language));
        const ids = rows.map((row) => row.language);
        return {
          ...state,
          texts: upsertRows(
            removeKeys(state.texts, removedKeys),
            rows.map((row) => [
              textKey(sectionId, row.language),
              { ...row, section_id: sectionId },
            ]),
          ),
          translationLists: {
            ...state.translationLists,
            [sectionId]: reuseListIds(state.translationLists[sectionId], {
              ids,
              fetchedAt,
              isComplete: true,
            }),
          },
        };
      },
    ),
    sectionTextReceived: withoutImmer(
      (state: SectionsState, { payload }: PayloadAction<SectionTranslation>) => {
        const { section_id, language } = payload;
        const list = state.translationLists[section_id];
        const isListed = !list || list.ids.includes(language);
        const grown = isListed ? list : { ...list, ids: [...list.ids, language] };
        return {
          ...state,
          texts: upsertRows(state.texts, [[textKey(section_id, language), payload]]),
          translationLists: grown
            ? { ...state.translationLists, [section_id]: grown }
            : state.translationLists,
        };
      },
    ),
    /** A change of a translation that the worker accepted without returning the translation. */
    sectionTextChanged: withoutImmer(
      (
        state: SectionsState,
        {
          payload,
        }: PayloadAction<{ sectionId: string; language: string; change: SectionTextChange }>,
      ) => {
        const { sectionId, language, change } = payload;
        const key = textKey(sectionId, language);
        const text = state.texts[key];
        if (text === undefined) return state;
        const changed = { ...text, ...change };
        return { ...state, texts: upsertRows(state.texts, [[key, changed]]) };
      },
    ),
    sectionTextRemoved: withoutImmer(
      (
        state: SectionsState,
        { payload }: PayloadAction<{ sectionId: string; language: string }>,
      ) => {
        const { sectionId, language } = payload;
        const list = state.translationLists[sectionId];
        const shrunk = list && { ...list, ids: list.ids.filter((id) => id !== language) };
        return {
          ...state,
          texts: removeKeys(state.texts, [textKey(sectionId, language)]),
          translationLists: shrunk
            ? { ...state.translationLists, [sectionId]: shrunk }
            : state.translationLists,
        };
      },
    ),
  },
  extraReducers: (builder) =>
    builder
      .addCase(
        tourRemoved,
        withoutImmer((state: SectionsState, { payload }) =>
          withoutSections(
            { ...state, lists: removeKeys(state.lists, [payload]) },
            Object.values(state.records)
              .filter((section) => section.tour_id === payload)
              .map((section) => section.id),
          ),
        ),
      )
      .addCase(signedOut, () => initialState),
});

export const {
  sectionsReceived,
  sectionReceived,
  sectionChanged,
  sectionRemoved,
  sectionTranslationsReceived,
  sectionTextReceived,
  sectionTextChanged,
  sectionTextRemoved,
} = sectionsSlice.actions;
