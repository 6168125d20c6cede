import { firstIn, listIn } from '../../domain/reading';
import { type SectionTranslation } from '../../domain/tours/section';
import { type SectionTextChange, type TranslationDraft } from '../../domain/tours/translation';
import { requestOf } from '../contract/requestOf';
import { isTemporary } from '../outbox/temporaryId';
import { readSectionTranslation } from '../api/readRecords';
import { notCreatedYet, readInto, type Receipt } from '../api/receipt';
import {
  sectionTextReceived,
  sectionTextRemoved,
  sectionTranslationsReceived,
} from '../model/sectionsSlice';
import { type DeliveryTerms } from '../api/workerBaseQuery';
import { workerApi } from '../api/workerApi';

interface SectionText {
  sectionId: string;
  language: string;
}

export const sectionTranslationsEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    getSectionTranslations: build.query<Receipt, { sectionId: string }>({
      async queryFn({ sectionId }, { dispatch }, _extra, baseQuery) {
        if (isTemporary(sectionId)) return notCreatedYet();
        const call = 'GET /api/sections/{id}/translations';
        const read = readInto(
          await baseQuery(requestOf(call, { path: { id: sectionId } })),
          (data) =>
            listIn(data, call, 'translations').map((row) => readSectionTranslation(row, call)),
        );
        if (read.error) return { error: read.error };
        const fetchedAt = Date.now();
        dispatch(sectionTranslationsReceived({ sectionId, rows: read.data, fetchedAt }));
        return { data: { fetchedAt } };
      },
      providesTags: (_result, _error, { sectionId }) => [
        { type: 'SectionTranslations', id: sectionId },
      ],
    }),

    createSectionTranslation: build.mutation<
      SectionTranslation,
      DeliveryTerms & { sectionId: string; draft: TranslationDraft }
    >({
      async queryFn({ sectionId, draft, terms }, { dispatch }, _extra, baseQuery) {
        const call = 'POST /api/sections/{id}/translations';
        const { language, title, description } = draft;
        const body = { language, title, description };
        const request = requestOf(call, { path: { id: sectionId }, body });
        const answer = await baseQuery({ ...request, terms });
        const read = readInto(answer, (data) => ({
          ...readSectionTranslation(firstIn(data, call, 'translation'), call),
          section_id: sectionId,
        }));
        if (read.data) dispatch(sectionTextReceived(read.data));
        return read;
      },
      invalidatesTags: (_result, _error, { sectionId }) => [{ type: 'Section', id: sectionId }],
    }),

    updateSectionTranslation: build.mutation<
      SectionTranslation,
      DeliveryTerms & SectionText & { change: SectionTextChange }
    >({
      async queryFn({ sectionId, language, change, terms }, { dispatch }, _extra, baseQuery) {
        const call = 'PATCH /api/sections/{id}/translations/{language}';
        const path = { id: sectionId, language };
        const request = requestOf(call, { path, body: change });
        const answer = await baseQuery({ ...request, terms });
        const read = readInto(answer, (data) => ({
          ...readSectionTranslation(firstIn(data, call, 'translation'), call),
          section_id: sectionId,
        }));
        if (read.data) dispatch(sectionTextReceived(read.data));
        return read;
      },
    }),

    deleteSectionTranslation: build.mutation<null, DeliveryTerms & SectionText>({
      async queryFn({ sectionId, language, terms }, { dispatch }, _extra, baseQuery) {
        const call = 'DELETE /api/sections/{id}/translations/{language}';
        const request = requestOf(call, { path: { id: sectionId, language } });
        const answer = await baseQuery({ ...request, terms });
        if (answer.error) return { error: answer.error };
        dispatch(sectionTextRemoved({ sectionId, language }));
        return { data: null };
      },
    }),
  }),
});

export const { useGetSectionTranslationsQuery } = sectionTranslationsEndpoints;
