import { FieldReader, listIn } from '../../domain/jsonReader';
import { type OutdatedTranslation } from '../../domain/tours/tour';
import { requestOf } from '../contract/requestOf';
import { parseResponse } from '../api/parseResponse';
import { type ThunkExtra } from '../api/thunkExtra';
import { workerApi } from '../api/workerApi';

export const outdatedTranslationsEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Translations whose source text changed after them; null when the worker lacks the call. */
    getOutdatedTranslations: build.query<OutdatedTranslation[] | null, void>({
      async queryFn(_none, { extra }, _options, baseQuery) {
        const { extensions } = extra as ThunkExtra; // cast: `createConsoleStore` sets this thunk argument
        await extensions.detected;
        if (!extensions.supportsOutdatedTranslations) return { data: null };
        const call = 'GET /api/outdated-translations';
        return parseResponse(await baseQuery(requestOf(call)), (data) =>
          listIn(data, call, 'translations').map((row): OutdatedTranslation => {
            const from = FieldReader.of(row, call);
            return {
              tour_id: from.key('tour_id'),
              language: from.key('language'),
              texts: from.number('texts'),
            };
          }),
        );
      },
    }),
  }),
});
