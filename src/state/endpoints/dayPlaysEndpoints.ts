import { FieldReader, listIn } from '../../domain/jsonReader';
import { type DayPlays } from '../../domain/tours/analytics';
import { parseResponse } from '../api/parseResponse';
import { type ThunkExtra } from '../api/thunkExtra';
import { workerApi } from '../api/workerApi';
import { requestOf } from '../contract/requestOf';
import { type DetectedExtensions } from '../model/workerExtensions';

/** Days that are requested: enough for a chart, and for weeks beside each other. */
const DAYS = 56;

/** True when `GET /api/analytics/days` returns the plays of the last days. */
export const supportsPlaysByDay = ({ names }: DetectedExtensions): boolean =>
  names.includes('plays-by-day');

export function readDayPlays(data: unknown, call: string): DayPlays[] {
  return listIn(data, call, 'days').map((row) => {
    const from = FieldReader.of(row, call);
    return { day: from.text('day'), plays: from.number('plays') };
  });
}

export const dayPlaysEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Plays of the last days in UTC, today's last; null where the worker lacks the call. */
    getDayPlays: build.query<DayPlays[] | null, void>({
      async queryFn(_arg, { extra }, _options, baseQuery) {
        const { extensions } = extra as ThunkExtra; // as the console's one store was made
        await extensions.detected;
        if (!supportsPlaysByDay(extensions)) return { data: null };
        const call = 'GET /api/analytics/days';
        const result = await baseQuery(requestOf(call, { query: { days: DAYS } }));
        return parseResponse(result, (data) => readDayPlays(data, call));
      },
      providesTags: ['Analytics'],
    }),
  }),
});

export const { useGetDayPlaysQuery } = dayPlaysEndpoints;
