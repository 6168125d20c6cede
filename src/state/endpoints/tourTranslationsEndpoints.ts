import { firstIn, listIn } from '../../domain/reading';
import { type TourTranslation } from '../../domain/tours/tour';
import { type TourTextChange, type TranslationDraft } from '../../domain/tours/translation';
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

const pathOf = (tourId: string, language?: string) => {
  const list = `/api/tours/${encodeURIComponent(tourId)}/translations`;
  return language === undefined ? list : `${list}/${encodeURIComponent(language)}`;
};

export const tourTranslationsEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    getTourTranslations: build.query<Receipt, { tourId: string }>({
      async queryFn({ tourId }, { dispatch }, _extra, baseQuery) {
        if (isTemporary(tourId)) return notCreatedYet();
        const call = 'GET /api/tours/{id}/translations';
        const read = readInto(await baseQuery({ path: pathOf(tourId) }), (data) =>
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
        const answer = await baseQuery({
          path: pathOf(tourId),
          method: 'POST',
          body: draft,
          terms,
        });
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
        const path = pathOf(tourId, language);
        const answer = await baseQuery({ path, method: 'PATCH', body: change, terms });
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
        const answer = await baseQuery({ path: pathOf(tourId, language), method: 'DELETE', terms });
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
