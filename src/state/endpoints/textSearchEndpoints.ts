import { FieldReader, listIn } from '../../domain/jsonReader';
import { type TextHit } from '../../domain/translating/textHit';
import { parseResponse } from '../api/parseResponse';
import { type ThunkExtra } from '../api/thunkExtra';
import { workerApi } from '../api/workerApi';
import { requestOf } from '../contract/requestOf';

/** Texts that a search in texts returns at most. */
export const MAX_TEXT_HITS = 100;

function readTextHit(value: unknown, call: string): TextHit {
  const from = FieldReader.of(value, call);
  return {
    tour_id: from.textOr('', 'tour_id'),
    section_id: from.textOr(null, 'section_id'),
    field: from.textOr('title', 'field') === 'description' ? 'description' : 'title',
    source: from.textOr('', 'source'),
    target: from.textOr('', 'target'),
  };
}

/** Apart from the other searches: loaded with the panel of terms. */
export const textSearchEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Texts that hold words, with their translations; null where the worker has no such search. */
    searchTexts: build.query<TextHit[] | null, { query: string; from: string; to: string }>({
      async queryFn({ query, from, to }, { extra }, _extra, baseQuery) {
        const { extensions } = extra as ThunkExtra; // as the console's one store was made
        if (!extensions.names.includes('text-search')) return { data: null };
        if (query === '') return { data: [] };
        const call = 'GET /api/search/texts';
        const parameters = { q: query, from, to, limit: MAX_TEXT_HITS };
        const result = await baseQuery(requestOf(call, { query: parameters }));
        return parseResponse(result, (data) =>
          listIn(data, call, 'texts')
            .map((row) => readTextHit(row, call))
            // Without its record, a text can't be distinguished from one that was read here.
            .filter(({ tour_id }) => tour_id !== ''),
        );
      },
    }),
  }),
});
