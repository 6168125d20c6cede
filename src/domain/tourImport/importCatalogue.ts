import { type Language } from '../languages/language';
import { type TourInLanguage } from './tourCsv';

/** Stored records that an import is compared with. */
export interface ImportCatalogue {
  /** Languages by code. */
  languages: ReadonlyMap<string, Language>;
  /** Tours by id, then by language: one entry for each translation. */
  tours: ReadonlyMap<string, ReadonlyMap<string, TourInLanguage>>;
  /** Tour ids by slug. */
  ids: ReadonlyMap<string, string>;
}

/** Indexes lists of tours, each of one language, by id and language. */
export function catalogueOf(
  languages: readonly Language[],
  lists: readonly (readonly TourInLanguage[])[],
): ImportCatalogue {
  const tours = new Map<string, Map<string, TourInLanguage>>();
  const ids = new Map<string, string>();
  for (const tour of lists.flat()) {
    const translations = tours.get(tour.id);
    if (translations === undefined) tours.set(tour.id, new Map([[tour.language, tour]]));
    else translations.set(tour.language, tour);
    ids.set(tour.slug, tour.id);
  }
  return { languages: new Map(languages.map((language) => [language.code, language])), tours, ids };
}
