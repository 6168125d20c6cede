import {
  type NotificationDraft,
  type NotificationResult,
  type UserCounts,
} from '../../domain/people/notification';
import { FieldReader, firstIn, isAbsent, isJson, numberIn } from '../../domain/reading';
import { formOf, requestOf } from '../contract/requestOf';
import { readInto } from '../api/receipt';
import { workerApi } from '../api/workerApi';

const CALL = 'POST /api/notifications';

/** The worker took the notification, however little it tells. */
function readResult(data: unknown): NotificationResult {
  const from = FieldReader.of(isAbsent(data) ? {} : firstIn(data, CALL), CALL);
  const outside = isJson(data) ? new FieldReader(data, CALL) : from;
  return {
    message: from.textOr(null, 'message') ?? outside.textOr('', 'message'),
    total_users: from.numberOr(null, 'total_users'),
    sent_count: from.numberOr(null, 'sent_count'),
    failed_count: from.numberOr(null, 'failed_count'),
  };
}

export const notificationsEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    getUserCounts: build.query<UserCounts, void>({
      async queryFn(_arg, _api, _extra, baseQuery) {
        const call = 'GET /api/notifications/user-counts';
        const answer = await baseQuery(requestOf(call));
        return readInto(answer, (data) => {
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
      async queryFn(draft, _api, _extra, baseQuery) {
        const answer = await baseQuery(requestOf(CALL, { body: draft }));
        return readInto(answer, readResult);
      },
    }),

    uploadNotificationImage: build.mutation<
      { url: string },
      { file: File; onProgress?: (share: number) => void }
    >({
      async queryFn({ file, onProgress }, _api, _extra, baseQuery) {
        const call = 'POST /api/notifications/upload-image';
        const form = formOf(call, { file });
        const answer = await baseQuery({ ...requestOf(call), form, onProgress });
        return readInto(answer, (data) => ({
          url: FieldReader.of(firstIn(data, call), call).address('image_url', 'url', 'public_url'),
        }));
      },
    }),
  }),
});
