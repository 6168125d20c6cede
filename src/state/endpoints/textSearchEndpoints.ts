import { FieldReader, listIn } from '../../domain/jsonReader';
import { type TextHit } from '../../domain/translating/textHit';
import { parseResponse } from '../api/parseResponse';
import { type ThunkExtra } from '../api/thunkExtra';
import { workerApi } from '../api/workerApi';
import { requestOf } from '../contract/requestOf';

/** Maximum number of texts that a full-text search returns. */
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

/** Kept in a file of its own, which loads with the panel of terms. */
export const textSearchEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Texts that contain the query, with their translations; null when the worker has no full-text search. */
    searchTexts: build.query<TextHit[] | null, { query: string; from: string; to: string }>({
      async queryFn({ query, from, to }, { extra }, _extra, baseQuery) {
        const { extensions } = extra as ThunkExtra; // cast: `createConsoleStore` sets this thunk argument
        if (!extensions.names.includes('text-search')) return { data: null };
        if (query === '') return { data: [] };
        const call = 'GET /api/search/texts';
        const parameters = { q: query, from, to, limit: MAX_TEXT_HITS };
        const result = await baseQuery(requestOf(call, { query: parameters }));
        return parseResponse(result, (data) =>
          listIn(data, call, 'texts')
            .map((row) => readTextHit(row, call))
            // A hit without a tour id could not be distinguished from a text that this device has already read.
            .filter(({ tour_id }) => tour_id !== ''),
        );
      },
    }),
  }),
});
