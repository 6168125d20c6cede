import { FieldReader, listIn } from '../../domain/jsonReader';
import { type DayPlays } from '../../domain/tours/analytics';
import { parseResponse } from '../api/parseResponse';
import { type ThunkExtra } from '../api/thunkExtra';
import { workerApi } from '../api/workerApi';
import { requestOf } from '../contract/requestOf';
import { type DetectedExtensions } from '../model/workerExtensions';

/** Number of requested days: enough for a daily chart and for week-by-week comparison. */
const DAYS = 56;

/** True when the worker offers `GET /api/analytics/days`, which returns plays per day. */
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
    /** Plays per UTC day, today last; null when the worker lacks the call. */
    getDayPlays: build.query<DayPlays[] | null, void>({
      async queryFn(_arg, { extra }, _options, baseQuery) {
        const { extensions } = extra as ThunkExtra; // cast: `createConsoleStore` sets this thunk argument
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
