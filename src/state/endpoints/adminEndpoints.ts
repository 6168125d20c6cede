import {
  type AdminActivity,
  type AdminOverview,
  type AdminRequest,
  type Promotion,
} from '../../domain/people/admin';
import { isJson, listIn } from '../../domain/jsonReader';
import { uniqueBy } from '../../platform/uniqueBy';
import { requestOf } from '../contract/requestOf';
import {
  readAdminActivity,
  readAdminOverview,
  readAdminRequest,
  readStoredRequest,
} from '../api/readAdminRecords';
import { parseResponse } from '../api/parseResponse';
import { workerApi } from '../api/workerApi';

/** Outcome of a request for access; 'pending' when the person already had a pending request. */
export type AccessRequestOutcome =
  { type: 'submitted' } | { type: 'pending'; request: AdminRequest | null };

export const adminEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    getAdminOverview: build.query<AdminOverview, void>({
      async queryFn(_arg, _api, _extra, baseQuery) {
        const call = 'GET /api/admin/overview';
        const result = await baseQuery(requestOf(call));
        return parseResponse(result, (data) => readAdminOverview(data, call));
      },
      providesTags: ['Admins'],
    }),

    /** Refetched before a decision on a request, because another admin may have decided meanwhile. */
    getPendingRequests: build.query<AdminRequest[], void>({
      async queryFn(_arg, _api, _extra, baseQuery) {
        const call = 'GET /api/admin/pending';
        return parseResponse(await baseQuery(requestOf(call)), (data) =>
          uniqueBy(
            listIn(data, call, 'pending').map((row) => readStoredRequest(row, call)),
            ({ id }) => id,
          ),
        );
      },
      providesTags: ['Admins'],
    }),

    getAdminActivity: build.query<AdminActivity[], void>({
      async queryFn(_arg, _api, _extra, baseQuery) {
        const call = 'GET /api/admin/activity';
        return parseResponse(await baseQuery(requestOf(call)), (data) =>
          listIn(data, call, 'activity').map((row) => readAdminActivity(row, call)),
        );
      },
      providesTags: ['Admins'],
    }),

    requestAccess: build.mutation<AccessRequestOutcome, { reason: string }>({
      async queryFn(body, _api, _extra, baseQuery) {
        const call = 'POST /api/admin/request';
        const result = await baseQuery(requestOf(call, { body }));
        if (result.error?.status === 409) {
          const errorBody = result.error.body;
          const existing = isJson(errorBody) ? errorBody['existing_request'] : undefined;
          const [first] = Array.isArray(existing) ? existing : [existing];
          const request = isJson(first) ? readAdminRequest(first, call) : null;
          return { data: { type: 'pending', request } };
        }
        if (result.error) return { error: result.error };
        if (!result.data)
          return { error: { code: 'invalid_response', message: 'Invalid JSON response' } };
        return { data: { type: 'submitted' } };
      },
    }),

    promote: build.mutation<null, Promotion>({
      async queryFn(body, _api, _extra, baseQuery) {
        const result = await baseQuery(requestOf('POST /api/admin/promote', { body }));
        return result.error ? { error: result.error } : { data: null };
      },
      invalidatesTags: ['Admins'],
    }),

    demote: build.mutation<null, { adminId: string; reason: string }>({
      async queryFn({ adminId, reason }, _api, _extra, baseQuery) {
        const body = { adminId, notes: reason, reason };
        const result = await baseQuery(requestOf('POST /api/admin/demote', { body }));
        return result.error ? { error: result.error } : { data: null };
      },
      invalidatesTags: ['Admins'],
    }),

    rejectRequest: build.mutation<null, { requestId: string; notes: string }>({
      async queryFn({ requestId, notes }, _api, _extra, baseQuery) {
        const body = { status: 'rejected', notes } as const;
        const path = { id: requestId };
        const result = await baseQuery(requestOf('PATCH /api/admin/{id}', { path, body }));
        return result.error ? { error: result.error } : { data: null };
      },
      invalidatesTags: ['Admins'],
    }),
  }),
});
