import {
  type NotificationDraft,
  type NotificationResult,
  type UserCounts,
} from '../../domain/people/notification';
import { FieldReader, firstIn } from '../../domain/reading';
import { formOf, requestOf } from '../contract/requestOf';
import { readInto } from '../api/receipt';
import { workerApi } from '../api/workerApi';

export const notificationsEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    getUserCounts: build.query<UserCounts, void>({
      async queryFn(_arg, _api, _extra, baseQuery) {
        const call = 'GET /api/notifications/user-counts';
        const answer = await baseQuery(requestOf(call));
        return readInto(answer, (data) => {
          const from = FieldReader.of(data, call);
          return {
            total_users: from.number('total_users'),
            by_language: from.mapOrEmpty((n) => (typeof n === 'number' ? n : 0), 'by_language'),
          };
        });
      },
      providesTags: ['UserCounts'],
    }),

    sendNotification: build.mutation<NotificationResult, NotificationDraft>({
      async queryFn(draft, _api, _extra, baseQuery) {
        const call = 'POST /api/notifications';
        const answer = await baseQuery(requestOf(call, { body: draft }));
        return readInto(answer, (data) => {
          const from = FieldReader.of(data, call);
          return {
            message: from.textOr('', 'message'),
            total_users: from.numberOr(0, 'total_users'),
            sent_count: from.number('sent_count'),
            failed_count: from.numberOr(0, 'failed_count'),
          };
        });
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
