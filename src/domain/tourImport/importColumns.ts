import { fieldHeading, fieldNames } from '../record/record';
import { tourFields, tourTexts } from '../tours/tour';

type TourField = keyof typeof tourFields | keyof typeof tourTexts;

const described = { ...tourTexts, ...tourFields };
const withCsv = (csv: 'imported' | 'exported') =>
  fieldNames(described).filter((name) => described[name].csv === csv);

/** Fields that an import may write, texts first. */
export const importFields: readonly TourField[] = withCsv('imported');
export type ImportField = TourField;

/** True for texts; other fields belong to the tour itself, independent of the language. */
export const isImportedText = (field: ImportField): field is keyof typeof tourTexts =>
  field in tourTexts;

/** Headings of an export, which an import recognises. */
export const exportHeadings: readonly TourField[] = [
  'id',
  ...withCsv('exported').filter((name) => name in tourTexts),
  ...importFields,
  ...withCsv('exported').filter((name) => name in tourFields),
];

export type ImportColumnName = ImportField | 'id' | 'language';
/** Part of a row: a column, or the cells beyond the headings. */
export type RowPart = ImportColumnName | 'rest';

/** Columns that an import reads, identifying ones first. */
export const importColumnNames: readonly ImportColumnName[] = [
  'id',
  'slug',
  'language',
  ...importFields.filter((field) => field !== 'slug'),
];

/** Zero-based column index by name. */
export type ColumnIndexes = Partial<Record<ImportColumnName, number>>;

/** Columns of a file. */
export interface ImportColumns {
  indexes: ColumnIndexes;
  /** Code of the language of all rows; null when a column states it. */
  language: string | null;
  /** Columns of each language that has its own; each file row then counts as one row per language. */
  wide?: readonly { language: string; indexes: ColumnIndexes }[];
  /** Number of headings. */
  width: number;
  /** Recognised headings of columns that an import does not write. */
  readOnly: string[];
  /** Unrecognised headings. */
  unknown: string[];
  /** Reasons why the file cannot be imported; empty when it can. */
  problems: string[];
}

export const importFieldLabel = (name: ImportColumnName): string => fieldHeading(described, name);

/** Heading of the reasons in an exported file of rejected rows. */
export const PROBLEM_HEADING = 'problem';

const columnNames = new Set<string>(importColumnNames);
const readOnlyNames = new Set<string>([
  PROBLEM_HEADING,
  ...exportHeadings.filter((name) => !columnNames.has(name)),
]);

/** Normalised heading: 'Slug suffix' and 'slug-suffix' become slug_suffix, 'Duration (seconds)' duration_seconds. */
export const normalizeHeading = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/** Messages about missing columns. */
export function problemsOf(
  indexes: ColumnIndexes,
  language: string | null = null,
  isWide = false,
): string[] {
  const problems: string[] = [];
  if (indexes.id === undefined && indexes.slug === undefined) {
    problems.push('There is no “id” or “slug” column to identify the tours.');
  }
  if (isWide) return problems;
  if (indexes.language === undefined && language === null) {
    problems.push('There is no “language” column to say which language the texts are in.');
  }
  const writable = importFields.filter((field) => field !== 'slug' || indexes.id !== undefined);
  if (writable.every((field) => indexes[field] === undefined)) {
    problems.push(`There is no column to import. Add one of ${writable.join(', ')}.`);
  }
  return problems;
}

/** Matches the columns of a file by their headings, in any order and spelling. */
export function matchColumns(headings: readonly string[]): ImportColumns {
  const indexes: Record<string, number> = {};
  const [readOnly, unknown, repeated]: string[][] = [[], [], []];
  headings.forEach((heading, index) => {
    const name = normalizeHeading(heading);
    if (readOnlyNames.has(name)) readOnly?.push(heading.trim());
    else if (!columnNames.has(name)) unknown?.push(heading.trim() || `(column ${index + 1})`);
    else if (indexes[name] === undefined) indexes[name] = index;
    else repeated?.push(heading.trim());
  });
  return {
    indexes,
    language: null,
    width: headings.length,
    readOnly: readOnly ?? [],
    unknown: unknown ?? [],
    problems: [
      ...(repeated ?? []).map((heading) => `The heading “${heading}” appears twice.`),
      ...problemsOf(indexes),
    ],
  };
}
