import { type QueryReturnValue } from '@reduxjs/toolkit/query';
import {
  type AnalyticsOverview,
  type DayPlays,
  type SectionPlays,
  type TourPlays,
} from '../../domain/tours/analytics';
import { type Problem } from '../../domain/problem';
import { requestOf } from '../contract/requestOf';
import {
  readAnalyticsOverview,
  readDayPlays,
  readSectionPlays,
  readTourPlays,
} from '../api/readAnalytics';
import { readInto } from '../api/receipt';
import { type ThunkExtra } from '../api/thunkExtra';
import { type WorkerRequest } from '../api/workerBaseQuery';
import { workerApi } from '../api/workerApi';

const requestFor = (type: 'overview' | 'sections' | 'tours') =>
  requestOf('GET /api/analytics', { query: { type } });

/** Days that are asked for: enough for a chart, and for weeks beside each other. */
const DAYS = 56;

type SendRequest = (request: WorkerRequest) => Answer | PromiseLike<Answer>;
type Answer = QueryReturnValue<unknown, Problem, unknown>;

async function queryTourPlays(_arg: void, _api: unknown, _extra: unknown, send: SendRequest) {
  const answer = await send(requestFor('tours'));
  return readInto(answer, (data) => readTourPlays(data, 'GET /api/analytics?type=tours'));
}

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
    /** Plays of the last days in UTC, today's last; null where the worker does not tell. */
    getDayPlays: build.query<DayPlays[] | null, void>({
      async queryFn(_arg, { extra }, _options, baseQuery) {
        const { abilities } = extra as ThunkExtra; // as the console's one store was made
        await abilities.detected;
        if (!abilities.hasPlaysByDay) return { data: null };
        const call = 'GET /api/analytics/days';
        const answer = await baseQuery(requestOf(call, { query: { days: DAYS } }));
        return readInto(answer, (data) => readDayPlays(data, call));
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
      queryFn: queryTourPlays,
      providesTags: ['Analytics'],
    }),
    /** The same to put tours in order: no failure is said, they then stay in their own order. */
    getTourRanking: build.query<TourPlays[], void>({
      queryFn: queryTourPlays,
      providesTags: ['Analytics'],
    }),
  }),
});

export const {
  useGetAnalyticsOverviewQuery,
  useGetDayPlaysQuery,
  useGetSectionPlaysQuery,
  useGetTourPlaysQuery,
  useGetTourRankingQuery,
} = analyticsEndpoints;
