import { firstIn, listIn } from '../domain/reading';
import { type TourChange, type TourDraft, type TourRow } from '../domain/tour';
import { readTour } from './readRecords';
import { readInto, type Receipt } from './receipt';
import { referredIdsIn } from './referredIds';
import { sectionsReceived } from './sectionsSlice';
import { tourReceived, tourRemoved, toursReceived } from './toursSlice';
import { workerApi } from './workerApi';

interface TourInLanguage {
  tourId: string;
  language: string;
}

export const toursEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    getTours: build.query<Receipt, { language: string }>({
      async queryFn({ language }, { dispatch, getState }, _extra, baseQuery) {
        const call = 'GET /api/tours';
        const answer = await baseQuery({ path: '/api/tours', query: { lang: language } });
        const read = readInto(answer, (data) =>
          listIn(data, call, 'tours').map((row) => readTour(row, call, language)),
        );
        if (read.error) return { error: read.error };
        const fetchedAt = Date.now();
        const kept = referredIdsIn(getState());
        dispatch(toursReceived({ rows: read.data, language, fetchedAt, isComplete: true, kept }));
        return { data: { ids: read.data.map((row) => row.id), fetchedAt } };
      },
      providesTags: ['TourList'],
    }),

    getTour: build.query<Receipt, TourInLanguage>({
      async queryFn({ tourId, language }, { dispatch, getState }, _extra, baseQuery) {
        const call = 'GET /api/tours/{id}';
        const path = `/api/tours/${encodeURIComponent(tourId)}`;
        const answer = await baseQuery({ path, query: { lang: language } });
        const read = readInto(answer, (data) =>
          readTour(firstIn(data, call, 'tour'), call, language),
        );
        if (read.error) return { error: read.error };
        const row = read.data;
        const fetchedAt = Date.now();
        dispatch(tourReceived(row));
        if (row.tour_sections) {
          const kept = referredIdsIn(getState());
          dispatch(
            sectionsReceived({ tourId, language, rows: row.tour_sections, fetchedAt, kept }),
          );
        }
        return { data: { ids: [row.id], fetchedAt } };
      },
      providesTags: (_result, _error, { tourId }) => [{ type: 'Tour', id: tourId }],
    }),

    createTour: build.mutation<TourRow, TourDraft>({
      async queryFn(draft, { dispatch }, _extra, baseQuery) {
        const call = 'POST /api/tours';
        const answer = await baseQuery({ path: '/api/tours', method: 'POST', body: draft });
        const read = readInto(answer, (data) =>
          readTour(firstIn(data, call, 'tour'), call, draft.primary_language),
        );
        if (read.data) dispatch(tourReceived(read.data));
        return read;
      },
      invalidatesTags: ['TourList'],
    }),

    updateTour: build.mutation<TourRow, TourInLanguage & { change: TourChange }>({
      async queryFn({ tourId, language, change }, { dispatch }, _extra, baseQuery) {
        const call = 'PATCH /api/tours/{id}';
        const path = `/api/tours/${encodeURIComponent(tourId)}`;
        const query = { lang: language };
        const answer = await baseQuery({ path, query, method: 'PATCH', body: change });
        const read = readInto(answer, (data) =>
          readTour(firstIn(data, call, 'tour'), call, language),
        );
        if (read.data) dispatch(tourReceived(read.data));
        return read;
      },
    }),

    deleteTour: build.mutation<null, { tourId: string }>({
      async queryFn({ tourId }, { dispatch }, _extra, baseQuery) {
        const path = `/api/tours/${encodeURIComponent(tourId)}`;
        const answer = await baseQuery({ path, method: 'DELETE' });
        if (answer.error) return { error: answer.error };
        dispatch(tourRemoved(tourId));
        return { data: null };
      },
    }),
  }),
});

export const { useGetToursQuery, useGetTourQuery } = toursEndpoints;
