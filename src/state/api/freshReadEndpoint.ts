import { type ContractRequest } from '../contract/requestOf';
import { workerApi } from './workerApi';

/**
 * Fetches a record fresh from the worker. Declared as a mutation, so that RTK Query neither caches the response nor
 * shares it with another caller.
 */
export const freshReadEndpoint = workerApi.injectEndpoints({
  endpoints: (build) => ({
    freshRead: build.mutation<unknown, ContractRequest>({
      async queryFn(request, _api, _extra, baseQuery) {
        const result = await baseQuery(request);
        return result.error ? { error: result.error } : { data: result.data };
      },
    }),
  }),
});
