import { type Language } from '../languages/language';
import { editDistance } from '../text/nearWord';
import { foldForSearch } from '../text/searchText';
import { type ImportCatalogue } from './importCatalogue';

/** Known value that a cell may mean. */
export interface Suggestion {
  value: string;
  /** Title of the tour, or name of the language. */
  label: string;
  /** Language of the label; null for the console's own. */
  labelLanguage: string | null;
}

interface Known extends Suggestion {
  /** Names of it, folded. */
  names: readonly string[];
}

/** Least length of a cell that may be near a name; a shorter one is near too many. */
const MIN_LENGTH = 3;
/** Letters of a cell for each that may be wrong, and the most that may be. */
const LETTERS_PER_SLIP = 4;
const MOST_SLIPS = 3;

/** Slips that lead from a cell to a name, one for a cell that is its start; Infinity for too many. */
function slipsTo(cell: string, name: string): number {
  if (name === cell) return 0;
  if (name.startsWith(cell)) return 1;
  const most = Math.min(MOST_SLIPS, Math.floor(cell.length / LETTERS_PER_SLIP));
  if (most === 0 || Math.abs(name.length - cell.length) > most) return Infinity;
  const distance = editDistance(cell, name);
  return distance <= most ? distance : Infinity;
}

/** The known value that a cell is nearest to; null where none is near, or two are equally so. */
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

/** Slugs of a catalogue by their first letter, in which a slip is hardly made. */
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

/** Functions that find the slug, or the language, that a wrong cell of an import may mean. */
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
