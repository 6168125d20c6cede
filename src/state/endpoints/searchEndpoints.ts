import { limits } from '../../domain/limits';
import { type PublicPlaylist, type SectionHit, type TourHit } from '../../domain/tours/playlist';
import { uniqueBy } from '../../platform/uniqueBy';
import { FieldReader, listIn } from '../../domain/jsonReader';
import { foldForSearch, matchesSearch } from '../../domain/text/searchText';
import { requestOf } from '../contract/requestOf';
import { readTour } from '../api/readRecords';
import { parseResponse } from '../api/parseResponse';
import { type ThunkExtra } from '../api/thunkExtra';
import { workerApi } from '../api/workerApi';

function readTourHit(value: unknown, call: string): TourHit {
  const from = FieldReader.of(value, call);
  return {
    id: from.key('id', 'tour_id'),
    title: from.textOr('', 'title'),
    description: from.textOr('', 'description'),
    cover_media_url: from.urlOrNull('cover_media_url', 'cover_url', 'coverImageUrl'),
  };
}

/** Language for the pickers' search; English when the person chose all languages. */
export const pickerLanguage = (language: string) => (language === 'all' ? 'en' : language);

export const searchEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Searches tours; when the worker has no search (404), filters the list of tours instead. */
    searchTours: build.query<TourHit[], { query: string; language: string }>({
      async queryFn({ query, language }, _api, _extra, baseQuery) {
        const call = 'GET /api/search';
        const lang = pickerLanguage(language);
        const limit = limits.searchResults;
        const result = await baseQuery(requestOf(call, { query: { q: query, lang, limit } }));
        if (result.error?.status !== 404) {
          return parseResponse(result, (data) =>
            uniqueBy(
              listIn(data, call, 'tours').map((row) => readTourHit(row, call)),
              ({ id }) => id,
            ),
          );
        }
        const list = await baseQuery(requestOf('GET /api/tours', { query: { lang } }));
        return parseResponse(list, (data) =>
          listIn(data, 'GET /api/tours', 'tours')
            .map((row) => readTour(row, 'GET /api/tours', lang))
            .filter((row) =>
              matchesSearch([row.title, row.city, row.slug].map(foldForSearch), query),
            )
            .slice(0, limit),
        );
      },
    }),

    /** Searches sections by title; null when the worker has no such search. */
    searchSections: build.query<SectionHit[] | null, { query: string; language: string }>({
      async queryFn({ query, language }, { extra }, _extra, baseQuery) {
        const { extensions } = extra as ThunkExtra; // cast: `createConsoleStore` sets this thunk argument
        if (!extensions.names.includes('section-search')) return { data: null };
        const call = 'GET /api/search/sections';
        const parameters = { q: query, lang: language, limit: limits.searchResults };
        const result = await baseQuery(requestOf(call, { query: parameters }));
        return parseResponse(result, (data) =>
          listIn(data, call, 'sections').map((row): SectionHit => {
            const from = FieldReader.of(row, call);
            return {
              id: from.key('id'),
              tour_id: from.key('tour_id'),
              title: from.textOr('', 'title'),
              tour_title: from.textOr(null, 'tour_title'),
            };
          }),
        );
      },
    }),

    /** Searches public playlists; a failure yields an empty list, as specified. */
    searchPlaylists: build.query<PublicPlaylist[], { query: string; language: string }>({
      async queryFn({ query, language }, _api, _extra, baseQuery) {
        const call = 'GET /api/public-playlists';
        const lang = pickerLanguage(language);
        const parameters = { search: query, lang, limit: limits.searchResults };
        const result = await baseQuery({
          ...requestOf(call, { query: parameters }),
          isPublic: true,
        });
        const read = parseResponse(result, (data) =>
          listIn(data, call, 'playlists').map((row): PublicPlaylist => {
            const from = FieldReader.of(row, call);
            return {
              id: from.key('id'),
              name: from.textOr('', 'name'),
              description: from.textOr(null, 'description'),
              item_count: from.numberOr(0, 'item_count'),
            };
          }),
        );
        return { data: read.data ?? [] };
      },
    }),
  }),
});
