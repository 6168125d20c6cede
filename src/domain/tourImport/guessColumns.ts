import { parseTypedSeconds } from '../forms/typedTime';
import { isNearWord } from '../text/nearWord';
import { hourWords, minuteWords, secondWords } from './durationUnits';
import {
  importColumnNames,
  matchColumns,
  normalizeHeading,
  type ColumnIndexes,
} from './importColumns';

type ColumnName = keyof ColumnIndexes;

/** Minimum length of a heading that abbreviates a name: 'lang' is near 'language', 'c' too ambiguous. */
const MIN_NEAR_LENGTH = 3;

const durationWords = [
  ...['duration', 'length', 'running_time', 'run_time', 'runtime', 'playing_time'],
  ...['dauer', 'lange', 'spieldauer', 'duree', 'duracion'],
];
/**
 * Synonyms in headings by column, normalised by `normalizeHeading` without accents, the clearest first: English, then
 * German, French and Spanish.
 */
const columnWords: Partial<Record<ColumnName, readonly string[]>> = {
  id: ['uuid', 'identifier', 'record_id', 'kennung', 'identifiant', 'identificador'],
  slug: ['tour_key', 'tour_code', 'key', 'handle', 'permalink', 'url_slug'],
  language: [
    ...['lang', 'locale', 'language_code', 'lang_code', 'iso_code', 'iso', 'code'],
    ...['sprache', 'langue', 'idioma', 'lengua'],
  ],
  title: [
    ...['name', 'heading', 'headline', 'caption', 'tour'],
    ...['titel', 'titre', 'titulo', 'nom', 'nombre'],
  ],
  description: [
    ...['text', 'body', 'summary', 'about', 'content', 'details', 'abstract', 'intro'],
    ...['beschreibung', 'descripcion', 'texte', 'texto'],
  ],
  slug_suffix: ['suffix', 'slug_ending'],
  city: [...['place', 'town', 'location', 'municipality'], ...['stadt', 'ort', 'ville', 'ciudad']],
  country: ['nation', 'land', 'pays', 'pais'],
  duration_seconds: durationWords,
};

const columnOfWord = new Map<string, { column: ColumnName; rank: number }>(
  importColumnNames.flatMap((column) =>
    (columnWords[column] ?? []).map((word, rank) => [word, { column, rank }] as const),
  ),
);

/** Hindi headings by column. */
const hindiWords = new Map<string, ColumnName>([
  ['भाषा', 'language'],
  ['शीर्षक', 'title'],
  ['नाम', 'title'],
  ['विवरण', 'description'],
  ['वर्णन', 'description'],
  ['शहर', 'city'],
  ['नगर', 'city'],
  ['देश', 'country'],
  ['अवधि', 'duration_seconds'],
]);

/** Combining accents of Latin letters. */
const ACCENTS = /[\u0300-\u036f]/g;
const withoutAccents = (heading: string) => heading.normalize('NFD').replace(ACCENTS, '');

const longUnits: readonly string[] = [...minuteWords, ...hourWords];

/**
 * Minimum plain number that counts as seconds when no unit is given: hardly any tour is shorter, or lasts that many
 * minutes.
 */
const LEAST_SECONDS = 600;

interface Heading {
  /** Heading as written. */
  heading: string;
  /** Heading normalised by `normalizeHeading`, without accents. */
  whole: string;
  /** Normalised heading without 'tour', which any column may have: 'Tour title' means title. */
  name: string;
  /** First value of the column; empty for none. */
  example: string;
}

/** Column that a heading denotes by a synonym; undefined for none. */
function meaningOf({ heading, whole, name }: Heading) {
  const hindi = hindiWords.get(heading.trim().normalize('NFC'));
  if (hindi !== undefined) return { column: hindi, rank: 0 };
  const known = columnOfWord.get(whole) ?? columnOfWord.get(name);
  if (known !== undefined) return known;
  const words = name.split('_');
  const stem = words.filter((word) => ![...secondWords, ...longUnits].includes(word)).join('_');
  const isLength = stem.length < name.length && (stem === '' || durationWords.includes(stem));
  return isLength ? ({ column: 'duration_seconds', rank: 0 } as const) : undefined;
}

/** False when the values of a duration column would be read in the wrong unit. */
function isInSeconds({ name, example }: Heading): boolean {
  const words = name.split('_');
  if (example === '' && !words.some((word) => longUnits.includes(word))) return true;
  if (words.some((word) => secondWords.includes(word))) return true;
  const seconds = parseTypedSeconds(example);
  if (seconds === null) return false;
  // A value with letters states its own unit: '90 min'.
  if (/\p{L}/u.test(example)) return true;
  if (words.some((word) => longUnits.includes(word))) return false;
  return example.includes(':') || seconds >= LEAST_SECONDS;
}

/**
 * Best guess of the columns meant by a file's headings; each heading is used once, for the most similar name. The first
 * value of each column decides whether plain numbers are seconds.
 */
export function guessColumns(
  headings: readonly string[],
  examples: readonly string[] = [],
): ColumnIndexes {
  const indexes: ColumnIndexes = { ...matchColumns(headings).indexes };
  const all = headings.map((heading, index): Heading => {
    const whole = normalizeHeading(withoutAccents(heading));
    const name = whole
      .split('_')
      .filter((word) => word !== 'tour')
      .join('_');
    return { heading, whole, name, example: examples[index]?.trim() ?? '' };
  });
  const isNear = ({ name }: Heading, column: ColumnName) =>
    name.length >= MIN_NEAR_LENGTH && isNearWord(name, column);
  const passes: readonly ((heading: Heading, column: ColumnName) => number | null)[] = [
    ({ name }, column) => (name === column ? 0 : null),
    (heading, column) => {
      const meaning = meaningOf(heading);
      return meaning?.column === column ? meaning.rank : null;
    },
    (heading, column) => (isNear(heading, column) ? 0 : null),
  ];
  for (const rankOf of passes) {
    for (const column of importColumnNames) {
      if (indexes[column] !== undefined) continue;
      const usedIndexes = new Set(Object.values(indexes));
      const [best] = all
        .flatMap((heading, index) => {
          const rank = usedIndexes.has(index) ? null : rankOf(heading, column);
          const isRead = column !== 'duration_seconds' || isInSeconds(heading);
          return rank === null || !isRead ? [] : [{ index, rank }];
        })
        .toSorted((one, other) => one.rank - other.rank);
      if (best !== undefined) indexes[column] = best.index;
    }
  }
  return indexes;
}

export interface GuessedHeading {
  heading: string;
  column: ColumnName;
}

/** Unknown headings with the columns that they most likely mean. */
export function guessedHeadings(
  headings: readonly string[],
  examples: readonly string[],
): GuessedHeading[] {
  const known = Object.values(matchColumns(headings).indexes);
  const guessed = guessColumns(headings, examples);
  return importColumnNames
    .flatMap((column) => {
      const index = guessed[column];
      return index === undefined || known.includes(index) ? [] : [{ column, index }];
    })
    .toSorted((one, other) => one.index - other.index)
    .map(({ column, index }) => ({ column, heading: headings[index]?.trim() ?? '' }));
}
