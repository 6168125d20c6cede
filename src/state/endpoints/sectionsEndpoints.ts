import { type BaseQueryApi } from '@reduxjs/toolkit/query';
import { firstIn, isJson } from '../../domain/jsonReader';
import { type Section, type SectionRow } from '../../domain/tours/section';
import { type SectionChange, type NewSection } from '../../domain/tours/sectionRules';
import { requestOf } from '../contract/requestOf';
import { isTemporary } from '../outbox/temporaryId';
import { readSection } from '../api/readRecords';
import { parseResponse, parseOneRecord, parseWrittenRecord } from '../api/parseResponse';
import { notCreatedYet, type Receipt } from '../api/receipt';
import { readRows } from '../api/readRows';
import { referredIdsIn } from './referredIds';
import {
  sectionChanged,
  sectionReceived,
  sectionRemoved,
  sectionsReceived,
} from '../model/sectionsSlice';
import { type SendRequest, type WriteOptions } from '../api/workerBaseQuery';
import { workerApi } from '../api/workerApi';

interface SectionsOfTour {
  tourId: string;
  language: string;
}

type Api = Pick<BaseQueryApi, 'dispatch' | 'getState'>;

/** Reads a tour's sections into their slice. */
async function readSections(
  { tourId, language }: SectionsOfTour,
  { dispatch, getState }: Api,
  _extra: unknown,
  sendRequest: SendRequest,
) {
  if (isTemporary(tourId)) return notCreatedYet();
  const call = 'GET /api/tours/{id}/sections';
  const request = requestOf(call, { path: { id: tourId }, query: { lang: language } });
  const read = parseResponse(await sendRequest(request), (data) =>
    readRows(data, call, ['sections', 'tour_sections'], {
      read: (row) => readSection(row, call),
      keyOf: ({ id }) => id,
    }),
  );
  if (read.error) return { error: read.error };
  const fetchedAt = Date.now();
  const referredIds = referredIdsIn(getState());
  const { rows, unreadable } = read.data;
  dispatch(sectionsReceived({ tourId, language, rows, fetchedAt, referredIds }));
  return { data: { fetchedAt, unreadable } };
}

const tagOfList = (_result: unknown, _error: unknown, { tourId }: SectionsOfTour) => [
  { type: 'SectionList' as const, id: tourId },
];

type ReturnedSection = Pick<
  Section,
  'order_index' | 'duration_seconds' | 'cover_media_url' | 'updated_at'
>;
const RETURNED_FIELDS = [
  'id',
  'order_index',
  'duration_seconds',
  'cover_media_url',
  'updated_at',
] as const;

/**
 * Reads the section returned by a change. Null unless all fields are present: a new `updated_at` alone would vouch for
 * fields that somebody else may have changed before.
 */
function returnedSection(
  result: { data?: unknown; error?: undefined },
  call: string,
): ReturnedSection | null {
  const row: unknown = Array.isArray(result.data) ? result.data[0] : result.data;
  if (!isJson(row) || !RETURNED_FIELDS.every((name) => name in row)) return null;
  const { data } = parseResponse({ data: row }, (value) => readSection(value, call));
  if (data === undefined) return null;
  const { order_index, duration_seconds, cover_media_url, updated_at } = data;
  return { order_index, duration_seconds, cover_media_url, updated_at };
}

export const sectionsEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    getSections: build.query<Receipt, SectionsOfTour>({
      queryFn: readSections,
      providesTags: tagOfList,
    }),

    /**
     * Same request as `getSections`, made for data about the whole tour: its failure is announced as that of the tour.
     */
    getTourSections: build.query<Receipt, SectionsOfTour>({
      queryFn: readSections,
      providesTags: tagOfList,
    }),

    getSection: build.query<Receipt, { sectionId: string; tourId: string; language: string }>({
      async queryFn({ sectionId, tourId, language }, { dispatch }, _extra, baseQuery) {
        if (isTemporary(sectionId)) return notCreatedYet();
        const call = 'GET /api/sections/{id}';
        const parts = { path: { id: sectionId }, query: { lang: language } };
        const result = await baseQuery(requestOf(call, parts));
        const read = parseOneRecord(result, 'section', (data) =>
          readSection(firstIn(data, call, 'section'), call),
        );
        if (read.error) return { error: read.error };
        const row = { ...read.data, tour_id: read.data.tour_id ?? tourId };
        dispatch(sectionReceived(row));
        return { data: { fetchedAt: Date.now() } };
      },
      providesTags: (_result, _error, { sectionId }) => [{ type: 'Section', id: sectionId }],
    }),

    createSection: build.mutation<
      SectionRow | null,
      WriteOptions & { tourId: string; draft: NewSection }
    >({
      async queryFn({ tourId, draft, writeHeaders }, { dispatch }, _extra, baseQuery) {
        const call = 'POST /api/tours/{id}/sections';
        const request = requestOf(call, { path: { id: tourId }, body: draft });
        const result = await baseQuery({ ...request, writeHeaders });
        const read = parseWrittenRecord(result, (data) => {
          const row = readSection(firstIn(data, call, 'section'), call);
          return {
            ...row,
            tour_id: tourId,
            language: row.language ?? draft.language,
            title: row.title ?? draft.title,
            description: row.description ?? draft.description,
          };
        });
        if (read.data) dispatch(sectionReceived(read.data));
        return read;
      },
      invalidatesTags: (_result, _error, { tourId }) => [{ type: 'SectionList', id: tourId }],
    }),

    updateSection: build.mutation<
      ReturnedSection | null,
      WriteOptions & { sectionId: string; change: SectionChange }
    >({
      async queryFn({ sectionId, change, writeHeaders }, { dispatch }, _extra, baseQuery) {
        const call = 'PATCH /api/sections/{id}';
        const request = requestOf(call, { path: { id: sectionId }, body: change });
        const result = await baseQuery({ ...request, writeHeaders });
        if (result.error) return { error: result.error };
        const value = returnedSection(result, call);
        dispatch(sectionChanged({ sectionId, change: { ...change, ...value } }));
        return { data: value };
      },
      invalidatesTags: (_result, error, { sectionId }) =>
        error ? [] : [{ type: 'Section', id: sectionId }],
    }),

    deleteSection: build.mutation<null, WriteOptions & { sectionId: string }>({
      async queryFn({ sectionId, writeHeaders }, { dispatch }, _extra, baseQuery) {
        const request = requestOf('DELETE /api/sections/{id}', { path: { id: sectionId } });
        const result = await baseQuery({ ...request, writeHeaders });
        if (result.error) return { error: result.error };
        dispatch(sectionRemoved(sectionId));
        return { data: null };
      },
    }),

    /** Counts one play of a section in one language. */
    recordPlay: build.mutation<null, { sectionId: string; language: string }>({
      async queryFn({ sectionId, language }, _api, _extra, baseQuery) {
        const parts = { path: { id: sectionId }, query: { language } };
        const result = await baseQuery(requestOf('POST /api/sections/{id}/play', parts));
        return result.error ? { error: result.error } : { data: null };
      },
    }),
  }),
});

export const { useGetSectionsQuery, useGetTourSectionsQuery, useGetSectionQuery } =
  sectionsEndpoints;
