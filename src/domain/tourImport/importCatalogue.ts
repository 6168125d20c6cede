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

/** Code of the language that a cell names, by its code or its name in the catalogue; the cell's own text where it is none. */
export function languageCode(cell: string, languages: Iterable<Language>): string {
  const text = cell.trim().toLowerCase();
  const all = [...languages];
  if (all.some(({ code }) => code === text)) return text;
  const isName = (name: string) => name.trim().toLowerCase() === text;
  const [named, other] = all.filter(
    ({ label, native_label: native }) => isName(label) || isName(native),
  );
  return text === '' || named === undefined || other !== undefined ? text : named.code;
}
