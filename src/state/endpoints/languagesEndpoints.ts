import { type Language } from '../../domain/languages/language';
import { type LanguageChange, type LanguageDraft } from '../../domain/languages/languageRules';
import { firstIn } from '../../domain/jsonReader';
import { requestOf } from '../contract/requestOf';
import { languagesReceived } from '../model/languagesSlice';
import { readLanguage } from '../api/readRecords';
import { readRows } from '../api/readRows';
import { parseResponse, parseWrittenRecord } from '../api/parseResponse';
import { type Receipt } from '../api/receipt';
import { workerApi } from '../api/workerApi';
import { languageListCall } from '../api/workerCall';

export const languagesEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    getLanguages: build.query<Receipt, void>({
      async queryFn(_arg, { dispatch }, _extra, baseQuery) {
        const call = 'GET /api/languages';
        const result = await baseQuery({ ...languageListCall, isPublic: true });
        const read = parseResponse(result, (data) =>
          readRows(data, call, ['languages'], {
            read: (row) => readLanguage(row, call),
            keyOf: ({ code }) => code,
          }),
        );
        if (read.error) return { error: read.error };
        const fetchedAt = Date.now();
        const { rows, unreadable } = read.data;
        dispatch(languagesReceived({ rows, fetchedAt }));
        return { data: { fetchedAt, unreadable } };
      },
      providesTags: ['Languages'],
    }),

    createLanguage: build.mutation<Language | null, LanguageDraft>({
      async queryFn(draft, _api, _extra, baseQuery) {
        const call = 'POST /api/languages';
        const result = await baseQuery(requestOf(call, { body: draft }));
        return parseWrittenRecord(result, (data) =>
          readLanguage(firstIn(data, call, 'language'), call),
        );
      },
      invalidatesTags: (_result, error) => (error ? [] : ['Languages']),
    }),

    updateLanguage: build.mutation<null, { id: string; change: LanguageChange }>({
      async queryFn({ id, change }, _api, _extra, baseQuery) {
        const path = { id };
        const result = await baseQuery(
          requestOf('PATCH /api/languages/{id}', { path, body: change }),
        );
        return result.error ? { error: result.error } : { data: null };
      },
      invalidatesTags: (_result, error) => (error ? [] : ['Languages']),
    }),

    deleteLanguage: build.mutation<null, { id: string }>({
      async queryFn({ id }, _api, _extra, baseQuery) {
        const result = await baseQuery(requestOf('DELETE /api/languages/{id}', { path: { id } }));
        return result.error ? { error: result.error } : { data: null };
      },
      invalidatesTags: (_result, error) => (error ? [] : ['Languages']),
    }),
  }),
});

export const {
  useGetLanguagesQuery,
  useCreateLanguageMutation,
  useUpdateLanguageMutation,
  useDeleteLanguageMutation,
} = languagesEndpoints;
