import { firstIn, listIn } from '../../domain/reading';
import { type TourTranslation } from '../../domain/tours/tour';
import { type TourTextChange, type TranslationDraft } from '../../domain/tours/translation';
import { requestOf } from '../contract/requestOf';
import { isTemporary } from '../outbox/temporaryId';
import { readTourTranslation } from '../api/readRecords';
import { notCreatedYet, readInto, type Receipt } from '../api/receipt';
import { tourTextReceived, tourTextRemoved, tourTranslationsReceived } from '../model/toursSlice';
import { type DeliveryTerms } from '../api/workerBaseQuery';
import { workerApi } from '../api/workerApi';

interface TourText {
  tourId: string;
  language: string;
}

export const tourTranslationsEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    getTourTranslations: build.query<Receipt, { tourId: string }>({
      async queryFn({ tourId }, { dispatch }, _extra, baseQuery) {
        if (isTemporary(tourId)) return notCreatedYet();
        const call = 'GET /api/tours/{id}/translations';
        const read = readInto(await baseQuery(requestOf(call, { path: { id: tourId } })), (data) =>
          listIn(data, call, 'translations').map((row) => readTourTranslation(row, call)),
        );
        if (read.error) return { error: read.error };
        const fetchedAt = Date.now();
        dispatch(tourTranslationsReceived({ tourId, rows: read.data, fetchedAt }));
        return { data: { fetchedAt } };
      },
      providesTags: (_result, _error, { tourId }) => [{ type: 'TourTranslations', id: tourId }],
    }),

    createTourTranslation: build.mutation<
      TourTranslation,
      DeliveryTerms & { tourId: string; draft: TranslationDraft }
    >({
      async queryFn({ tourId, draft, terms }, { dispatch }, _extra, baseQuery) {
        const call = 'POST /api/tours/{id}/translations';
        const request = requestOf(call, { path: { id: tourId }, body: draft });
        const answer = await baseQuery({ ...request, terms });
        const read = readInto(answer, (data) => ({
          ...readTourTranslation(firstIn(data, call, 'translation'), call),
          tour_id: tourId,
        }));
        if (read.data) dispatch(tourTextReceived(read.data));
        return read;
      },
      invalidatesTags: ['TourList'],
    }),

    updateTourTranslation: build.mutation<
      TourTranslation,
      DeliveryTerms & TourText & { change: TourTextChange }
    >({
      async queryFn({ tourId, language, change, terms }, { dispatch }, _extra, baseQuery) {
        const call = 'PATCH /api/tours/{id}/translations/{language}';
        const path = { id: tourId, language };
        const request = requestOf(call, { path, body: change });
        const answer = await baseQuery({ ...request, terms });
        const read = readInto(answer, (data) => ({
          ...readTourTranslation(firstIn(data, call, 'translation'), call),
          tour_id: tourId,
        }));
        if (read.data) dispatch(tourTextReceived(read.data));
        return read;
      },
    }),

    deleteTourTranslation: build.mutation<null, DeliveryTerms & TourText>({
      async queryFn({ tourId, language, terms }, { dispatch }, _extra, baseQuery) {
        const call = 'DELETE /api/tours/{id}/translations/{language}';
        const request = requestOf(call, { path: { id: tourId, language } });
        const answer = await baseQuery({ ...request, terms });
        if (answer.error) return { error: answer.error };
        dispatch(tourTextRemoved({ tourId, language }));
        return { data: null };
      },
      invalidatesTags: (_result, error, { tourId }) =>
        error ? [] : [{ type: 'Tour', id: tourId }],
    }),
  }),
});

export const { useGetTourTranslationsQuery } = tourTranslationsEndpoints;
