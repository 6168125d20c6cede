import { type Language } from '../languages/language';
import { type TourInLanguage } from './tourCsv';

/** What an import is compared with. */
export interface ImportCatalogue {
  /** By code. */
  languages: ReadonlyMap<string, Language>;
  /** By id, then by language: each tour in the languages in which it is known. */
  tours: ReadonlyMap<string, ReadonlyMap<string, TourInLanguage>>;
  /** Ids by slug. */
  ids: ReadonlyMap<string, string>;
}

/** The catalogue of what is known: every tour once for each language that it has words in. */
export function catalogueOf(
  languages: readonly Language[],
  known: readonly (readonly TourInLanguage[])[],
): ImportCatalogue {
  const tours = new Map<string, Map<string, TourInLanguage>>();
  const ids = new Map<string, string>();
  for (const tour of known.flat()) {
    const texts = tours.get(tour.id);
    if (texts === undefined) tours.set(tour.id, new Map([[tour.language, tour]]));
    else texts.set(tour.language, tour);
    ids.set(tour.slug, tour.id);
  }
  return { languages: new Map(languages.map((language) => [language.code, language])), tours, ids };
}
