import { FieldReader, firstIn } from '../../domain/jsonReader';
import { draftedRecord } from '../../domain/record/record';
import { tourTranslationFields, type TourTranslation } from '../../domain/tours/tour';
import { type TourTextChange, type NewTranslation } from '../../domain/tours/translation';
import { requestOf } from '../contract/requestOf';
import { isTemporary } from '../outbox/temporaryId';
import { readTourTranslation } from '../api/readRecords';
import { readRows } from '../api/readRows';
import { parseResponse, parseWrittenRecord } from '../api/parseResponse';
import { notCreatedYet, type Receipt } from '../api/receipt';
import {
  tourTextChanged,
  tourTextReceived,
  tourTextRemoved,
  tourTranslationsReceived,
} from '../model/toursSlice';
import { type WriteOptions } from '../api/workerBaseQuery';
import { type ThunkExtra } from '../api/thunkExtra';
import { workerApi } from '../api/workerApi';

interface TourText {
  tourId: string;
  language: string;
}

/** Reads a complete translation; throws `UnexpectedResponse` when the title is missing. */
function readWhole(data: unknown, call: string, tourId: string): TourTranslation {
  const value = firstIn(data, call, 'translation');
  FieldReader.of(value, call).requireAll('title');
  return { ...readTourTranslation(value, call), tour_id: tourId };
}

export const tourTranslationsEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    getTourTranslations: build.query<Receipt, { tourId: string }>({
      async queryFn({ tourId }, { dispatch }, _extra, baseQuery) {
        if (isTemporary(tourId)) return notCreatedYet();
        const call = 'GET /api/tours/{id}/translations';
        const request = requestOf(call, { path: { id: tourId } });
        const read = parseResponse(await baseQuery(request), (data) =>
          readRows(data, call, ['translations'], {
            read: (row) => readTourTranslation(row, call),
            keyOf: ({ language }) => language,
          }),
        );
        if (read.error) return { error: read.error };
        const fetchedAt = Date.now();
        const { rows, unreadable } = read.data;
        dispatch(tourTranslationsReceived({ tourId, rows, fetchedAt }));
        return { data: { fetchedAt, unreadable } };
      },
      providesTags: (_result, _error, { tourId }) => [{ type: 'TourTranslations', id: tourId }],
    }),

    createTourTranslation: build.mutation<
      TourTranslation | null,
      WriteOptions & { tourId: string; draft: NewTranslation }
    >({
      async queryFn({ tourId, draft, writeHeaders }, { dispatch }, _extra, baseQuery) {
        const call = 'POST /api/tours/{id}/translations';
        const request = requestOf(call, { path: { id: tourId }, body: draft });
        const result = await baseQuery({ ...request, writeHeaders });
        const read = parseWrittenRecord(result, (data) => readWhole(data, call, tourId));
        if (read.error) return read;
        const { language, slug_suffix = language } = draft;
        const own = { tour_id: tourId, language, slug_suffix };
        dispatch(tourTextReceived(read.data ?? draftedRecord(tourTranslationFields, draft, own)));
        return read;
      },
      invalidatesTags: (result, _error, { tourId }) =>
        result === null ? ['TourList', { type: 'TourTranslations', id: tourId }] : ['TourList'],
    }),

    updateTourTranslation: build.mutation<
      TourTranslation | null,
      WriteOptions & TourText & { change: TourTextChange }
    >({
      async queryFn(
        { tourId, language, change, writeHeaders },
        { dispatch, extra },
        _options,
        baseQuery,
      ) {
        const { extensions } = extra as ThunkExtra; // cast: `createConsoleStore` sets this thunk argument
        const call = 'PATCH /api/tours/{id}/translations/{language}';
        const path = { id: tourId, language };
        const request = requestOf(call, { path, body: change });
        const result = await baseQuery({ ...request, writeHeaders });
        const read = parseWrittenRecord(result, (data) => readWhole(data, call, tourId));
        // Runs before the new text is stored: the translations were made from the texts still in the store.
        const isTaken = read.error === undefined && extensions.supportsOutdatedTranslations;
        if (isTaken) {
          const lazy = await import('./sourceChange').catch(() => null);
          if (lazy) dispatch(lazy.sourceChanged({ kind: 'tour', id: tourId, language, change }));
        }
        if (read.data) dispatch(tourTextReceived(read.data));
        else if (read.data === null) dispatch(tourTextChanged({ tourId, language, change }));
        return read;
      },
      // The tour's row shows the later `updated_at` of the tour and its text.
      invalidatesTags: (result, error, { tourId: id }) => {
        if (error) return [];
        const row = { type: 'Tour', id } as const;
        return result === null ? [row, { type: 'TourTranslations', id }] : [row];
      },
    }),

    deleteTourTranslation: build.mutation<null, WriteOptions & TourText>({
      async queryFn({ tourId, language, writeHeaders }, { dispatch }, _extra, baseQuery) {
        const call = 'DELETE /api/tours/{id}/translations/{language}';
        const request = requestOf(call, { path: { id: tourId, language } });
        const result = await baseQuery({ ...request, writeHeaders });
        if (result.error) return { error: result.error };
        dispatch(tourTextRemoved({ tourId, language }));
        return { data: null };
      },
      invalidatesTags: (_result, error, { tourId }) =>
        error ? [] : [{ type: 'Tour', id: tourId }],
    }),
  }),
});

export const { useGetTourTranslationsQuery } = tourTranslationsEndpoints;
