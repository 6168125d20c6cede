import { FieldReader, listIn } from '../../domain/jsonReader';
import { type OutdatedTranslation } from '../../domain/tours/tour';
import { requestOf } from '../contract/requestOf';
import { parseResponse } from '../api/parseResponse';
import { type ThunkExtra } from '../api/thunkExtra';
import { workerApi } from '../api/workerApi';

export const outdatedTranslationsEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    /** The translations whose source was changed after them; null where the worker lacks the call. */
    getOutdatedTranslations: build.query<OutdatedTranslation[] | null, void>({
      async queryFn(_none, { extra }, _options, baseQuery) {
        const { extensions } = extra as ThunkExtra; // as the console's one store was made
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
