import { fieldHeading, fieldNames } from '../record/record';
import { tourFields, tourTexts } from '../tours/tour';

type TourField = keyof typeof tourFields | keyof typeof tourTexts;

const described = { ...tourTexts, ...tourFields };
const withCsv = (csv: 'imported' | 'exported') =>
  fieldNames(described).filter((name) => described[name].csv === csv);

/** The fields that an import may write: the words first. */
export const importFields: readonly TourField[] = withCsv('imported');
export type ImportField = TourField;

/** Texts among them; the others are the tour's own, whatever the language. */
export const isImportedText = (field: ImportField): field is keyof typeof tourTexts =>
  field in tourTexts;

/** The headings of an export, by which an import finds its columns again. */
export const exportHeadings: readonly TourField[] = [
  'id',
  ...withCsv('exported').filter((name) => name in tourTexts),
  ...importFields,
  ...withCsv('exported').filter((name) => name in tourFields),
];

export type ImportColumnName = ImportField | 'id' | 'language';
/** Part of a row: a column, or the cells beyond the headings. */
export type RowPart = ImportColumnName | 'rest';

/** Columns that an import reads: those that identify the tour and the language first. */
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
  /** Code of the language that all rows are in; null where a column has it. */
  language: string | null;
  /** Columns of each language, where each has its own: a row of the file then is one in every language. */
  wide?: readonly { language: string; indexes: ColumnIndexes }[];
  /** Number of headings. */
  width: number;
  /** Known headings whose columns an import does not write. */
  readOnly: string[];
  /** Headings of no known column. */
  unknown: string[];
  /** Messages that say why the file cannot be imported; empty when it can. */
  problems: string[];
}

export const importFieldLabel = (name: ImportColumnName): string => fieldHeading(described, name);

/** Heading of the reasons in a file of rows that could not be imported. */
export const PROBLEM_HEADING = 'problem';

const columnNames = new Set<string>(importColumnNames);
const readOnlyNames = new Set<string>([
  PROBLEM_HEADING,
  ...exportHeadings.filter((name) => !columnNames.has(name)),
]);

/** 'Slug suffix' and 'slug-suffix' mean slug_suffix; 'Duration (seconds)' is duration_seconds. */
export const normalizeHeading = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/** Messages about the columns that an import lacks. */
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

/** Finds the columns of a file by their headings, in any order and spelling. */
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
