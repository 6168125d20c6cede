import { firstIn, listIn } from '../../domain/reading';
import { type SectionTranslation } from '../../domain/tours/section';
import { type SectionTextChange, type TranslationDraft } from '../../domain/tours/translation';
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

const pathOf = (sectionId: string, language?: string) => {
  const list = `/api/sections/${encodeURIComponent(sectionId)}/translations`;
  return language === undefined ? list : `${list}/${encodeURIComponent(language)}`;
};

export const sectionTranslationsEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    getSectionTranslations: build.query<Receipt, { sectionId: string }>({
      async queryFn({ sectionId }, { dispatch }, _extra, baseQuery) {
        if (isTemporary(sectionId)) return notCreatedYet();
        const call = 'GET /api/sections/{id}/translations';
        const read = readInto(await baseQuery({ path: pathOf(sectionId) }), (data) =>
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
        const answer = await baseQuery({
          path: pathOf(sectionId),
          method: 'POST',
          body: draft,
          terms,
        });
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
        const path = pathOf(sectionId, language);
        const answer = await baseQuery({ path, method: 'PATCH', body: change, terms });
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
        const answer = await baseQuery({
          path: pathOf(sectionId, language),
          method: 'DELETE',
          terms,
        });
        if (answer.error) return { error: answer.error };
        dispatch(sectionTextRemoved({ sectionId, language }));
        return { data: null };
      },
    }),
  }),
});

export const { useGetSectionTranslationsQuery } = sectionTranslationsEndpoints;
