import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Chapter } from '../../domain/chapters/chapter';
import { type Media } from '../../domain/tours/media';
import { type SectionRow } from '../../domain/tours/section';
import { reuseListIds, upsertRows, removeKeys, type RecordList, type Table } from './upsertRecords';
import { withoutImmer } from './withoutImmer';
import { sectionReceived, sectionRemoved, sectionsReceived } from './sectionsSlice';
import { signedOut } from '../session/sessionSlice';

export interface MediaState {
  records: Table<Media>;
  /** Media of each section, by section id. */
  lists: Table<RecordList>;
  chapters: Table<Chapter>;
  /** Chapters of each recording, by media id. */
  chapterLists: Table<RecordList>;
}

const initialState: MediaState = { records: {}, lists: {}, chapters: {}, chapterLists: {} };

/**
 * True when a response lists a section's media in all languages. A response with media of its own language alone may
 * come from a worker that returns no others.
 */
function listsAllLanguages({ language, media }: SectionRow): boolean {
  return (media ?? []).some((each) => each.language !== language);
}

/** Merges the media of section rows; a section without a media list leaves the stored media unchanged. */
function mergeMediaOf(state: MediaState, sections: SectionRow[], fetchedAt: number): MediaState {
  const withMedia = sections.filter((section) => section.media !== null);
  if (withMedia.length === 0) return state;
  const lists = { ...state.lists };
  const removedIds: string[] = [];
  const rows: [string, Media][] = [];
  for (const section of withMedia) {
    const owned = (section.media ?? []).map((media) => ({ ...media, section_id: section.id }));
    const present = new Set(owned.map((media) => media.id));
    const unlisted = (state.lists[section.id]?.ids ?? []).flatMap((id) => {
      const previous = state.records[id];
      return previous === undefined || present.has(id) ? [] : [previous];
    });
    const isComplete = listsAllLanguages(section);
    // Media in other languages that an incomplete list omits stay as stored.
    const otherLanguages = unlisted.filter(
      ({ language }) => !isComplete && language !== section.language,
    );
    removedIds.push(
      ...unlisted.filter((media) => !otherLanguages.includes(media)).map((media) => media.id),
    );
    const ids = [...owned, ...otherLanguages].map((media) => media.id);
    lists[section.id] = reuseListIds(state.lists[section.id], { ids, fetchedAt, isComplete });
    for (const media of owned) {
      const previous = state.records[media.id];
      rows.push([media.id, { ...media, tour_id: media.tour_id ?? previous?.tour_id ?? null }]);
    }
  }
  return { ...state, lists, records: upsertRows(removeKeys(state.records, removedIds), rows) };
}

function withoutId(table: Table<RecordList>, id: string): Table<RecordList> {
  const entries = Object.entries(table).map(([scope, list]) => [
    scope,
    list.ids.includes(id) ? { ...list, ids: list.ids.filter((other) => other !== id) } : list,
  ]);
  return Object.fromEntries(entries);
}

function withListed(table: Table<RecordList>, scope: string, id: string): Table<RecordList> {
  const list = table[scope] ?? { ids: [], fetchedAt: 0, isComplete: false };
  return list.ids.includes(id) ? table : { ...table, [scope]: { ...list, ids: [...list.ids, id] } };
}

export const mediaSlice = createSlice({
  name: 'media',
  initialState,
  reducers: {
    mediaReceived: withoutImmer((state: MediaState, { payload }: PayloadAction<Media>) => {
      const records = upsertRows(state.records, [[payload.id, payload]]);
      if (payload.section_id === null) return { ...state, records };
      return { ...state, records, lists: withListed(state.lists, payload.section_id, payload.id) };
    }),
    /** A change of a medium that the worker accepted without returning the medium. */
    mediaChanged: withoutImmer(
      (
        state: MediaState,
        { payload }: PayloadAction<{ mediaId: string; change: Partial<Media> }>,
      ) => {
        const { mediaId, change } = payload;
        const media = state.records[mediaId];
        if (media === undefined) return state;
        return {
          ...state,
          records: upsertRows(state.records, [[mediaId, { ...media, ...change }]]),
        };
      },
    ),
    mediaRemoved: withoutImmer((state: MediaState, { payload }: PayloadAction<string>) => {
      const chapterIds = state.chapterLists[payload]?.ids ?? [];
      return {
        records: removeKeys(state.records, [payload]),
        lists: withoutId(state.lists, payload),
        chapters: removeKeys(state.chapters, chapterIds),
        chapterLists: removeKeys(state.chapterLists, [payload]),
      };
    }),
    chaptersReceived: withoutImmer(
      (
        state: MediaState,
        { payload }: PayloadAction<{ mediaId: string; rows: Chapter[]; fetchedAt: number }>,
      ) => {
        const { mediaId, fetchedAt } = payload;
        const rows = payload.rows.map((row) => ({ ...row, media_id: mediaId }));
        const ids = rows.map((row) => row.id);
        const present = new Set(ids);
        const removedIds = (state.chapterLists[mediaId]?.ids ?? []).filter(
          (id) => !present.has(id),
        );
        const list = reuseListIds(state.chapterLists[mediaId], {
          ids,
          fetchedAt,
          isComplete: true,
        });
        return {
          ...state,
          chapters: upsertRows(
            removeKeys(state.chapters, removedIds),
            rows.map((row) => [row.id, row]),
          ),
          chapterLists: { ...state.chapterLists, [mediaId]: list },
        };
      },
    ),
    chapterReceived: withoutImmer((state: MediaState, { payload }: PayloadAction<Chapter>) => {
      return {
        ...state,
        chapters: upsertRows(state.chapters, [[payload.id, payload]]),
        chapterLists: withListed(state.chapterLists, payload.media_id, payload.id),
      };
    }),
    chapterRemoved: withoutImmer((state: MediaState, { payload }: PayloadAction<string>) => {
      return {
        ...state,
        chapters: removeKeys(state.chapters, [payload]),
        chapterLists: withoutId(state.chapterLists, payload),
      };
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(
        sectionsReceived,
        withoutImmer((state: MediaState, { payload }) =>
          mergeMediaOf(state, payload.rows, payload.fetchedAt),
        ),
      )
      .addCase(
        sectionReceived,
        withoutImmer((state: MediaState, { payload }) => mergeMediaOf(state, [payload], 0)),
      )
      .addCase(
        sectionRemoved,
        withoutImmer((state: MediaState, { payload }) => ({
          ...state,
          records: removeKeys(state.records, state.lists[payload]?.ids ?? []),
          lists: removeKeys(state.lists, [payload]),
        })),
      )
      .addCase(signedOut, () => initialState),
});

export const {
  mediaReceived,
  mediaChanged,
  mediaRemoved,
  chaptersReceived,
  chapterReceived,
  chapterRemoved,
} = mediaSlice.actions;
