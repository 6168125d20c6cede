import { FieldReader, firstIn } from '../../domain/jsonReader';
import { draftedRecord } from '../../domain/record/record';
import { sectionTranslationFields, type SectionTranslation } from '../../domain/tours/section';
import { type SectionTextChange, type NewTranslation } from '../../domain/tours/translation';
import { requestOf } from '../contract/requestOf';
import { isTemporary } from '../outbox/temporaryId';
import { readSectionTranslation } from '../api/readRecords';
import { readRows } from '../api/readRows';
import { parseResponse, parseWrittenRecord } from '../api/parseResponse';
import { notCreatedYet, type Receipt } from '../api/receipt';
import {
  sectionTextChanged,
  sectionTextReceived,
  sectionTextRemoved,
  sectionTranslationsReceived,
} from '../model/sectionsSlice';
import { type WriteOptions } from '../api/workerBaseQuery';
import { type ThunkExtra } from '../api/thunkExtra';
import { workerApi } from '../api/workerApi';

interface SectionText {
  sectionId: string;
  language: string;
}

/** Reads a complete translation; throws `UnexpectedResponse` when the title or the description is missing. */
function readWhole(data: unknown, call: string, sectionId: string): SectionTranslation {
  const value = firstIn(data, call, 'translation');
  FieldReader.of(value, call).requireAll('title', 'description');
  return { ...readSectionTranslation(value, call), section_id: sectionId };
}

export const sectionTranslationsEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    getSectionTranslations: build.query<Receipt, { sectionId: string }>({
      async queryFn({ sectionId }, { dispatch }, _extra, baseQuery) {
        if (isTemporary(sectionId)) return notCreatedYet();
        const call = 'GET /api/sections/{id}/translations';
        const request = requestOf(call, { path: { id: sectionId } });
        const read = parseResponse(await baseQuery(request), (data) =>
          readRows(data, call, ['translations'], {
            read: (row) => readSectionTranslation(row, call),
            keyOf: ({ language }) => language,
          }),
        );
        if (read.error) return { error: read.error };
        const fetchedAt = Date.now();
        const { rows, unreadable } = read.data;
        dispatch(sectionTranslationsReceived({ sectionId, rows, fetchedAt }));
        return { data: { fetchedAt, unreadable } };
      },
      providesTags: (_result, _error, { sectionId }) => [
        { type: 'SectionTranslations', id: sectionId },
      ],
    }),

    createSectionTranslation: build.mutation<
      SectionTranslation | null,
      WriteOptions & { sectionId: string; draft: NewTranslation }
    >({
      async queryFn({ sectionId, draft, writeHeaders }, { dispatch }, _extra, baseQuery) {
        const call = 'POST /api/sections/{id}/translations';
        const { language, title, description } = draft;
        const body = { language, title, description };
        const request = requestOf(call, { path: { id: sectionId }, body });
        const result = await baseQuery({ ...request, writeHeaders });
        const read = parseWrittenRecord(result, (data) => readWhole(data, call, sectionId));
        if (read.error) return read;
        const own = { section_id: sectionId };
        const drafted = draftedRecord(sectionTranslationFields, draft, own);
        dispatch(sectionTextReceived(read.data ?? drafted));
        return read;
      },
      invalidatesTags: (_result, _error, { sectionId }) => [{ type: 'Section', id: sectionId }],
    }),

    updateSectionTranslation: build.mutation<
      SectionTranslation | null,
      WriteOptions & SectionText & { change: SectionTextChange }
    >({
      async queryFn(
        { sectionId, language, change, writeHeaders },
        { dispatch, extra },
        _options,
        baseQuery,
      ) {
        const call = 'PATCH /api/sections/{id}/translations/{language}';
        const path = { id: sectionId, language };
        const request = requestOf(call, { path, body: change });
        const result = await baseQuery({ ...request, writeHeaders });
        const read = parseWrittenRecord(result, (data) => readWhole(data, call, sectionId));
        const { extensions } = extra as ThunkExtra; // cast: `createConsoleStore` sets this thunk argument
        // Runs before the new text is stored: the translations were made from the texts still in the store.
        const isTaken = read.error === undefined && extensions.supportsOutdatedTranslations;
        if (isTaken) {
          const lazy = await import('./sourceChange').catch(() => null);
          if (lazy)
            dispatch(lazy.sourceChanged({ kind: 'section', id: sectionId, language, change }));
        }
        if (read.data) dispatch(sectionTextReceived(read.data));
        else if (read.data === null) dispatch(sectionTextChanged({ sectionId, language, change }));
        return read;
      },
      // The section's row shows the later `updated_at` of the section and its text.
      invalidatesTags: (result, error, { sectionId: id }) => {
        if (error) return [];
        const row = { type: 'Section', id } as const;
        return result === null ? [row, { type: 'SectionTranslations', id }] : [row];
      },
    }),

    deleteSectionTranslation: build.mutation<null, WriteOptions & SectionText>({
      async queryFn({ sectionId, language, writeHeaders }, { dispatch }, _extra, baseQuery) {
        const call = 'DELETE /api/sections/{id}/translations/{language}';
        const request = requestOf(call, { path: { id: sectionId, language } });
        const result = await baseQuery({ ...request, writeHeaders });
        if (result.error) return { error: result.error };
        dispatch(sectionTextRemoved({ sectionId, language }));
        return { data: null };
      },
    }),
  }),
});

export const { useGetSectionTranslationsQuery } = sectionTranslationsEndpoints;
