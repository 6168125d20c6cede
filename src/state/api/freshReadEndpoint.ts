import { type ContractRequest } from '../contract/requestOf';
import { workerApi } from './workerApi';

/** Reads a record as the worker has it now, past every cache. */
export const freshReadEndpoint = workerApi.injectEndpoints({
  endpoints: (build) => ({
    freshRead: build.mutation<unknown, ContractRequest>({
      async queryFn(request, _api, _extra, baseQuery) {
        const answer = await baseQuery(request);
        return answer.error ? { error: answer.error } : { data: answer.data };
      },
    }),
  }),
});
