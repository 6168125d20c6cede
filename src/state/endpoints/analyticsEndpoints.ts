import {
  type AnalyticsOverview,
  type SectionPlays,
  type TourPlays,
} from '../../domain/tours/analytics';
import { requestOf } from '../contract/requestOf';
import { readAnalyticsOverview, readSectionPlays, readTourPlays } from '../api/readAnalytics';
import { parseResponse } from '../api/parseResponse';
import { type SendRequest } from '../api/workerBaseQuery';
import { workerApi } from '../api/workerApi';

const requestFor = (type: 'overview' | 'sections' | 'tours') =>
  requestOf('GET /api/analytics', { query: { type } });

async function queryTourPlays(_arg: void, _api: unknown, _extra: unknown, send: SendRequest) {
  const result = await send(requestFor('tours'));
  return parseResponse(result, (data) => readTourPlays(data, 'GET /api/analytics?type=tours'));
}

export const analyticsEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    getAnalyticsOverview: build.query<AnalyticsOverview, void>({
      async queryFn(_arg, _api, _extra, baseQuery) {
        const result = await baseQuery(requestFor('overview'));
        return parseResponse(result, (data) =>
          readAnalyticsOverview(data, 'GET /api/analytics?type=overview'),
        );
      },
      providesTags: ['Analytics'],
    }),
    getSectionPlays: build.query<SectionPlays[], void>({
      async queryFn(_arg, _api, _extra, baseQuery) {
        const result = await baseQuery(requestFor('sections'));
        return parseResponse(result, (data) =>
          readSectionPlays(data, 'GET /api/analytics?type=sections'),
        );
      },
      providesTags: ['Analytics'],
    }),
    getTourPlays: build.query<TourPlays[], void>({
      queryFn: queryTourPlays,
      providesTags: ['Analytics'],
    }),
    /**
     * Same data as `getTourPlays`, used only for sorting: a failure shows no toast, and tours keep their default order.
     */
    getTourRanking: build.query<TourPlays[], void>({
      queryFn: queryTourPlays,
      providesTags: ['Analytics'],
    }),
  }),
});

export const {
  useGetAnalyticsOverviewQuery,
  useGetSectionPlaysQuery,
  useGetTourPlaysQuery,
  useGetTourRankingQuery,
} = analyticsEndpoints;
