import { FieldReader, firstIn, listIn } from '../../domain/jsonReader';
import { type EditedTour, type TourRow } from '../../domain/tours/tour';
import { type TourChange, type NewTour } from '../../domain/tours/tourRules';
import { requestOf } from '../contract/requestOf';
import { type ThunkExtra } from '../api/thunkExtra';
import { revalidatableList } from './tourListRevalidation';
import { isTemporary } from '../outbox/temporaryId';
import { readTour } from '../api/readRecords';
import { parseResponse, parseOneRecord, parseWrittenRecord } from '../api/parseResponse';
import { notCreatedYet, type Receipt } from '../api/receipt';
import { readEach, readRows } from '../api/readRows';
import { referredIdsIn } from './referredIds';
import { firstToursReceived } from '../model/firstToursSlice';
import { sectionsReceived } from '../model/sectionsSlice';
import {
  tourChanged,
  tourListConfirmed,
  tourReceived,
  tourRemoved,
  toursReceived,
  type ToursState,
} from '../model/toursSlice';
import { type WriteOptions } from '../api/workerBaseQuery';
import { workerApi } from '../api/workerApi';
import { tourListCall } from '../api/workerCall';

interface TourInLanguage {
  tourId: string;
  language: string;
}

const LIST_CALL = 'GET /api/tours';

/**
 * Number of edited tours to request; newly created tours and tours without text in the content language are not shown.
 */
const EDITED_LIMIT = 100;

function readTourList(data: unknown, language: string) {
  return readRows(data, LIST_CALL, ['tours'], {
    read: (row) => readTour(row, LIST_CALL, language),
    keyOf: ({ id }) => id,
  });
}

function readFirstTours(items: readonly unknown[], language: string) {
  const { read } = readEach(items, (item) => readTour(item, LIST_CALL, language));
  return { rows: read.map(({ row }) => row), language };
}

export const toursEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    getTours: build.query<Receipt, { language: string }>({
      async queryFn({ language }, { dispatch, getState, extra }, _options, baseQuery) {
        const request = tourListCall(language);
        const { tours } = getState() as { tours: ToursState }; // cast: the console has one store
        const revalidation = revalidatableList(tours, language);
        const knownVersion = revalidation?.version;
        const showFirst = (items: readonly unknown[]) =>
          dispatch(firstToursReceived(readFirstTours(items, language)));
        const onFirstRows = tours.lists[language] === undefined ? showFirst : undefined;
        let result = await baseQuery({ ...request, knownVersion, onFirstRows });
        const { extensions } = extra as ThunkExtra; // cast: `createConsoleStore` sets this thunk argument
        // A worker that never announced ETags may reject, by CORS, pages that send `If-None-Match`.
        const { code, isTimeout = false } = result.error ?? {};
        const isRefused = code === 'network' && !isTimeout && !extensions.supportsETags;
        if (isRefused && knownVersion !== undefined) result = await baseQuery(request);
        const fetchedAt = Date.now();
        if (revalidation !== null && result.meta?.isUnchanged === true) {
          dispatch(tourListConfirmed({ language, fetchedAt }));
          return { data: { fetchedAt } };
        }
        const read = parseResponse(result, (data) => readTourList(data, language));
        if (read.error) return { error: read.error };
        const { rows, unreadable } = read.data;
        const referredIds = referredIdsIn(getState());
        const version = extensions.supportsETags ? (result.meta?.version ?? undefined) : undefined;
        dispatch(
          toursReceived({ rows, language, fetchedAt, isComplete: true, version, referredIds }),
        );
        return { data: { fetchedAt, unreadable } };
      },
      providesTags: ['TourList'],
    }),

    /** The most recently edited tours; null when the worker lacks the call. */
    getEditedTours: build.query<EditedTour[] | null, void>({
      async queryFn(_none, { extra }, _options, baseQuery) {
        const { extensions } = extra as ThunkExtra; // cast: `createConsoleStore` sets this thunk argument
        await extensions.detected;
        if (!extensions.names.includes('edited-tours')) return { data: null };
        const call = 'GET /api/edited-tours';
        const result = await baseQuery(requestOf(call, { query: { limit: EDITED_LIMIT } }));
        return parseResponse(result, (data) =>
          listIn(data, call, 'tours').map((row): EditedTour => {
            const from = FieldReader.of(row, call);
            return { tour_id: from.key('tour_id'), edited_at: from.text('edited_at') };
          }),
        );
      },
    }),

    getTour: build.query<Receipt, TourInLanguage>({
      async queryFn({ tourId, language }, { dispatch, getState }, _extra, baseQuery) {
        if (isTemporary(tourId)) return notCreatedYet();
        const call = 'GET /api/tours/{id}';
        const parts = { path: { id: tourId }, query: { lang: language } };
        const result = await baseQuery(requestOf(call, parts));
        const read = parseOneRecord(result, 'tour', (data) =>
          readTour(firstIn(data, call, 'tour'), call, language),
        );
        if (read.error) return { error: read.error };
        const row = read.data;
        const fetchedAt = Date.now();
        dispatch(tourReceived(row));
        if (row.tour_sections) {
          const referredIds = referredIdsIn(getState());
          dispatch(
            sectionsReceived({ tourId, language, rows: row.tour_sections, fetchedAt, referredIds }),
          );
        }
        return { data: { fetchedAt } };
      },
      providesTags: (_result, _error, { tourId }) => [{ type: 'Tour', id: tourId }],
    }),

    createTour: build.mutation<TourRow | null, WriteOptions & NewTour>({
      async queryFn({ writeHeaders, ...draft }, { dispatch }, _extra, baseQuery) {
        const call = 'POST /api/tours';
        const result = await baseQuery({ ...requestOf(call, { body: draft }), writeHeaders });
        const read = parseWrittenRecord(result, (data) => {
          const row = readTour(firstIn(data, call, 'tour'), call, draft.primary_language);
          // A worker may return the tour without its texts.
          const { title, description, slug_suffix } = draft;
          return row.title === '' ? { ...row, title, description, slug_suffix } : row;
        });
        if (read.data) dispatch(tourReceived(read.data));
        return read;
      },
      invalidatesTags: ['TourList'],
    }),

    updateTour: build.mutation<
      TourRow | null,
      WriteOptions & TourInLanguage & { change: TourChange }
    >({
      async queryFn({ tourId, language, change, writeHeaders }, { dispatch }, _extra, baseQuery) {
        const call = 'PATCH /api/tours/{id}';
        const parts = { path: { id: tourId }, query: { lang: language }, body: change };
        const result = await baseQuery({ ...requestOf(call, parts), writeHeaders });
        const read = parseWrittenRecord(result, (data) => {
          const value = firstIn(data, call, 'tour');
          FieldReader.of(value, call).requireAll('slug', 'title', 'updated_at');
          return readTour(value, call, language);
        });
        if (read.data) dispatch(tourReceived(read.data));
        else if (read.data === null) dispatch(tourChanged({ tourId, change }));
        return read;
      },
      invalidatesTags: (result, _error, { tourId }) =>
        result === null ? [{ type: 'Tour', id: tourId }] : [],
    }),

    deleteTour: build.mutation<null, WriteOptions & { tourId: string }>({
      async queryFn({ tourId, writeHeaders }, { dispatch }, _extra, baseQuery) {
        const request = requestOf('DELETE /api/tours/{id}', { path: { id: tourId } });
        const result = await baseQuery({ ...request, writeHeaders });
        if (result.error) return { error: result.error };
        dispatch(tourRemoved(tourId));
        return { data: null };
      },
    }),
  }),
});

export const { useGetToursQuery, useGetTourQuery } = toursEndpoints;
