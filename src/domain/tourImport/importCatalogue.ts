import { type Language } from '../languages/language';
import { type TourInLanguage } from './tourCsv';

/** Stored records that an import is compared with. */
export interface ImportCatalogue {
  /** Languages by code. */
  languages: ReadonlyMap<string, Language>;
  /** Tours by id, then by language: one entry per translation. */
  tours: ReadonlyMap<string, ReadonlyMap<string, TourInLanguage>>;
  /** Tour ids by slug. */
  ids: ReadonlyMap<string, string>;
  /** Tour ids by lower-cased slug. */
  lowerCasedIds: ReadonlyMap<string, string>;
}

/** Indexes lists of tours, each in one language, by id and language. */
export function catalogueOf(
  languages: readonly Language[],
  lists: readonly (readonly TourInLanguage[])[],
): ImportCatalogue {
  const tours = new Map<string, Map<string, TourInLanguage>>();
  const ids = new Map<string, string>();
  const lowerCasedIds = new Map<string, string>();
  for (const tour of lists.flat()) {
    const translations = tours.get(tour.id);
    if (translations === undefined) tours.set(tour.id, new Map([[tour.language, tour]]));
    else translations.set(tour.language, tour);
    ids.set(tour.slug, tour.id);
    lowerCasedIds.set(tour.slug.toLowerCase(), tour.id);
  }
  const byCode = new Map(languages.map((language) => [language.code, language]));
  return { languages: byCode, tours, ids, lowerCasedIds };
}

/** Id of the tour with a given slug, else of one that differs in case alone; undefined for none. */
export const idOfSlug = (
  slug: string,
  { ids, lowerCasedIds }: ImportCatalogue,
): string | undefined => ids.get(slug) ?? lowerCasedIds.get(slug.toLowerCase());

/** Code of a language with a region, such as 'ta-IN' or 'es_419'; matched against lower-cased text. */
const REGIONAL = /^([a-z]{2,3})[-_](?:[a-z]{2}|\d{3})$/;

/** True when a cell adds a region to the language's code. */
export const isRegionOf = (cell: string, { code }: Language) =>
  REGIONAL.exec(cell.trim().toLowerCase())?.[1] === code.toLowerCase();

/**
 * Code of the language that a cell names by code or by a name in the catalogue; otherwise the cell's own text. A code
 * with an unknown region falls back to the language.
 */
export function languageCode(cell: string, languages: Iterable<Language>): string {
  const text = cell.trim().toLowerCase();
  const all = [...languages];
  if (all.some(({ code }) => code === text)) return text;
  const isName = (name: string) => name.trim().toLowerCase() === text;
  const [named, other] = all.filter(
    ({ label, native_label: native }) => isName(label) || isName(native),
  );
  if (text !== '' && named !== undefined && other === undefined) return named.code;
  const hyphenated = text.replace('_', '-');
  const regional =
    all.find(({ code }) => code.toLowerCase() === hyphenated) ??
    all.find((language) => isRegionOf(text, language));
  return regional?.code ?? text;
}
