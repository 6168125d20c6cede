import {
  notificationStates,
  type NotificationDraft,
  type NotificationProgress,
  type NotificationResult,
  type UserCounts,
} from '../../domain/people/notification';
import { isEmptyResponse } from '../../domain/isEmptyResponse';
import { FieldReader, firstIn, isJson, numberIn } from '../../domain/jsonReader';
import { formOf } from '../contract/formOf';
import { requestOf } from '../contract/requestOf';
import { parseResponse } from '../api/parseResponse';
import { type ThunkExtra } from '../api/thunkExtra';
import { workerApi } from '../api/workerApi';

const CALL = 'POST /api/notifications';

/** Reads the result of an accepted notification; every field is optional. */
function readResult(data: unknown, hasProgress: boolean): NotificationResult {
  const from = FieldReader.of(isEmptyResponse(data) ? {} : firstIn(data, CALL), CALL);
  const outside = isJson(data) ? new FieldReader(data, CALL) : from;
  const id = hasProgress ? from.textOr('', 'id') : '';
  return {
    id: id || undefined,
    message: from.textOr(null, 'message') ?? outside.textOr('', 'message'),
    total_users: from.numberOr(null, 'total_users'),
    sent_count: from.numberOr(null, 'sent_count'),
    failed_count: from.numberOr(null, 'failed_count'),
  };
}

function readProgress(data: unknown, id: string, call: string): NotificationProgress {
  const from = FieldReader.of(firstIn(data, call), call);
  const state = from.key('state');
  return {
    id,
    // An unknown state counts as finished, so that polling stops.
    state: notificationStates.find((each) => each === state) ?? 'finished',
    total_users: from.numberOr(0, 'total_users'),
    sent_count: from.numberOr(0, 'sent_count'),
    failed_count: from.numberOr(0, 'failed_count'),
    pending_count: from.numberOr(0, 'pending_count'),
  };
}

export const notificationsEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    getUserCounts: build.query<UserCounts, void>({
      async queryFn(_arg, _api, _extra, baseQuery) {
        const call = 'GET /api/notifications/user-counts';
        const result = await baseQuery(requestOf(call));
        return parseResponse(result, (data) => {
          const from = FieldReader.of(firstIn(data, call), call);
          return {
            total_users: from.number('total_users'),
            by_language: from.mapOrEmpty((count) => numberIn(count, 0), 'by_language'),
          };
        });
      },
      providesTags: ['UserCounts'],
    }),

    sendNotification: build.mutation<NotificationResult, NotificationDraft>({
      async queryFn(draft, { extra }, _extra, baseQuery) {
        const { extensions } = extra as ThunkExtra; // cast: `createConsoleStore` sets this thunk argument
        const result = await baseQuery(requestOf(CALL, { body: draft }));
        // With this extension, the `id` in the response identifies the progress of the delivery.
        const hasProgress = extensions.names.includes('notification-progress');
        return parseResponse(result, (data) => readResult(data, hasProgress));
      },
    }),

    getNotificationProgress: build.query<NotificationProgress, string>({
      async queryFn(id, _api, _extra, baseQuery) {
        const call = 'GET /api/notifications/{id}/progress';
        const result = await baseQuery(requestOf(call, { path: { id } }));
        return parseResponse(result, (data) => readProgress(data, id, call));
      },
      providesTags: ['NotificationProgress'],
    }),

    stopNotification: build.mutation<NotificationProgress, string>({
      async queryFn(id, _api, _extra, baseQuery) {
        const call = 'POST /api/notifications/{id}/stop';
        const result = await baseQuery(requestOf(call, { path: { id } }));
        return parseResponse(result, (data) => readProgress(data, id, call));
      },
      invalidatesTags: ['NotificationProgress'],
    }),

    uploadNotificationImage: build.mutation<
      { url: string },
      { file: File; onProgress?: (share: number) => void }
    >({
      async queryFn({ file, onProgress }, _api, _extra, baseQuery) {
        const call = 'POST /api/notifications/upload-image';
        const form = formOf(call, { file });
        const result = await baseQuery({ ...requestOf(call), form, onProgress });
        return parseResponse(result, (data) => ({
          url: FieldReader.of(firstIn(data, call), call).url('image_url', 'url', 'public_url'),
        }));
      },
    }),
  }),
});
