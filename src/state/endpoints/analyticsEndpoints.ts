import {
  type AnalyticsOverview,
  type SectionPlays,
  type TourPlays,
} from '../../domain/tours/analytics';
import { requestOf } from '../contract/requestOf';
import { readAnalyticsOverview, readSectionPlays, readTourPlays } from '../api/readAnalytics';
import { readInto } from '../api/receipt';
import { workerApi } from '../api/workerApi';

const requestFor = (type: 'overview' | 'sections' | 'tours') =>
  requestOf('GET /api/analytics', { query: { type } });

export const analyticsEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    getAnalyticsOverview: build.query<AnalyticsOverview, void>({
      async queryFn(_arg, _api, _extra, baseQuery) {
        const answer = await baseQuery(requestFor('overview'));
        return readInto(answer, (data) =>
          readAnalyticsOverview(data, 'GET /api/analytics?type=overview'),
        );
      },
      providesTags: ['Analytics'],
    }),
    getSectionPlays: build.query<SectionPlays[], void>({
      async queryFn(_arg, _api, _extra, baseQuery) {
        const answer = await baseQuery(requestFor('sections'));
        return readInto(answer, (data) =>
          readSectionPlays(data, 'GET /api/analytics?type=sections'),
        );
      },
      providesTags: ['Analytics'],
    }),
    getTourPlays: build.query<TourPlays[], void>({
      async queryFn(_arg, _api, _extra, baseQuery) {
        const answer = await baseQuery(requestFor('tours'));
        return readInto(answer, (data) => readTourPlays(data, 'GET /api/analytics?type=tours'));
      },
      providesTags: ['Analytics'],
    }),
  }),
});

export const { useGetAnalyticsOverviewQuery, useGetSectionPlaysQuery, useGetTourPlaysQuery } =
  analyticsEndpoints;
