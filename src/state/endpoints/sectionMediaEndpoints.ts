import { firstIn } from '../../domain/jsonReader';
import { requestOf } from '../contract/requestOf';
import { isTemporary } from '../outbox/temporaryId';
import { readSection } from '../api/readRecords';
import { parseOneRecord } from '../api/parseResponse';
import { sectionReceived } from '../model/sectionsSlice';
import { workerApi } from '../api/workerApi';

interface OtherLanguages {
  sectionId: string;
  tourId: string;
  languages: readonly string[];
}

export const sectionMediaEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Requests a section in each language in turn, for workers that return only the media of the requested language.
     * Stops at the first response with media in another language, since that worker returns all media.
     */
    getOtherLanguagesMedia: build.query<null, OtherLanguages>({
      async queryFn({ sectionId, tourId, languages }, { dispatch }, _extra, baseQuery) {
        if (isTemporary(sectionId)) return { data: null };
        const call = 'GET /api/sections/{id}';
        for (const language of languages) {
          const parts = { path: { id: sectionId }, query: { lang: language } };
          const result = await baseQuery(requestOf(call, parts));
          const read = parseOneRecord(result, 'section', (data) =>
            readSection(firstIn(data, call, 'section'), call),
          );
          if (read.error?.status === 404) continue;
          if (read.error) return { error: read.error };
          dispatch(sectionReceived({ ...read.data, tour_id: read.data.tour_id ?? tourId }));
          if ((read.data.media ?? []).some((media) => media.language !== language)) break;
        }
        return { data: null };
      },
    }),
  }),
});

export const { useGetOtherLanguagesMediaQuery } = sectionMediaEndpoints;
