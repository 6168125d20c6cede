import { workerApi } from './workerApi';

interface FreshRead {
  path: string;
  language?: string;
}

/** Reads a record as the worker has it now, past every cache. */
export const freshReadEndpoint = workerApi.injectEndpoints({
  endpoints: (build) => ({
    freshRead: build.mutation<unknown, FreshRead>({
      async queryFn({ path, language }, _api, _extra, baseQuery) {
        const answer = await baseQuery({ path, query: { lang: language } });
        return answer.error ? { error: answer.error } : { data: answer.data };
      },
    }),
  }),
});
