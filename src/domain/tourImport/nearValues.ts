import { type Language } from '../languages/language';
import { editDistance } from '../text/nearWord';
import { foldForSearch } from '../text/searchText';
import { type ImportCatalogue } from './importCatalogue';

/** Known value that a cell probably means. */
export interface Suggestion {
  value: string;
  /** Title of the tour, or name of the language. */
  label: string;
  /** Language of the label; null for the console's own. */
  labelLanguage: string | null;
}

interface Known extends Suggestion {
  /** Names of the value, folded. */
  names: readonly string[];
}

/** Minimum length of a cell to compare; shorter ones are near too many names. */
const MIN_LENGTH = 3;
/** Number of letters in a cell per tolerated typo, and the maximum number of typos. */
const LETTERS_PER_SLIP = 4;
const MOST_SLIPS = 3;

/** Number of typos between a cell and a name; 1 for a cell that is its prefix, Infinity for too many. */
function slipsTo(cell: string, name: string): number {
  if (name === cell) return 0;
  if (name.startsWith(cell)) return 1;
  const most = Math.min(MOST_SLIPS, Math.floor(cell.length / LETTERS_PER_SLIP));
  if (most === 0 || Math.abs(name.length - cell.length) > most) return Infinity;
  const distance = editDistance(cell, name);
  return distance <= most ? distance : Infinity;
}

/** Known value nearest to a cell; null when none is near, or on a tie. */
function nearestOf(text: string, knownValues: readonly Known[]): Suggestion | null {
  const cell = foldForSearch(text.trim());
  if (cell.length < MIN_LENGTH) return null;
  let best: Known | null = null;
  let [fewest, isTied] = [Infinity, false];
  for (const known of knownValues) {
    const slips = Math.min(...known.names.map((name) => slipsTo(cell, name)));
    if (slips === fewest) isTied = true;
    if (slips >= fewest) continue;
    [best, fewest, isTied] = [known, slips, false];
  }
  if (best === null || isTied) return null;
  const { value, label, labelLanguage } = best;
  return { value, label, labelLanguage };
}

const knownLanguage = ({ code, label, native_label: native }: Language): Known => ({
  value: code,
  label,
  labelLanguage: null,
  names: [code, label, native].map(foldForSearch),
});

/** Slugs of a catalogue by first letter, which is rarely mistyped. */
function slugsByLetter({ ids, tours }: ImportCatalogue): ReadonlyMap<string, Known[]> {
  const slugs = new Map<string, Known[]>();
  for (const [slug, id] of ids) {
    const tour = tours.get(id)?.values().next().value;
    const name = foldForSearch(slug);
    const known = {
      value: slug,
      label: tour?.title ?? '',
      labelLanguage: tour?.language ?? null,
      names: [name],
    };
    const letter = name.slice(0, 1);
    const others = slugs.get(letter);
    if (others === undefined) slugs.set(letter, [known]);
    else others.push(known);
  }
  return slugs;
}

/** Finders of the slug or language that a wrong cell of an import probably means. */
export function nearValues(catalogue: ImportCatalogue) {
  let slugs: ReadonlyMap<string, Known[]> | null = null;
  const languages = [...catalogue.languages.values()]
    .filter(({ is_enabled }) => is_enabled)
    .map(knownLanguage);
  return {
    slug: (cell: string) => {
      slugs ??= slugsByLetter(catalogue);
      return nearestOf(cell, slugs.get(foldForSearch(cell.trim()).slice(0, 1)) ?? []);
    },
    language: (cell: string) => nearestOf(cell, languages),
  };
}
