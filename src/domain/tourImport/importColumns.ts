/** Fields that an import may write. */
export const importFields = [
  'title',
  'description',
  'slug_suffix',
  'slug',
  'city',
  'country',
  'duration_seconds',
] as const;
export type ImportField = (typeof importFields)[number];

export const importFieldLabels: Record<ImportField, string> = {
  title: 'Title',
  description: 'Description',
  slug_suffix: 'Slug suffix',
  slug: 'Slug',
  city: 'City',
  country: 'Country',
  duration_seconds: 'Duration (seconds)',
};

/** Columns of a file. */
export interface ImportColumns {
  /** Zero-based column index by field. */
  indexes: Partial<Record<ImportField | 'id' | 'language', number>>;
  /** Number of headings. */
  width: number;
  /** Known headings whose columns an import does not write. */
  readOnly: string[];
  /** Headings of no known column. */
  unknown: string[];
  /** Messages that say why the file cannot be imported; empty when it can. */
  problems: string[];
}

const READ_ONLY = ['is_published', 'created_at'];
const knownNames = new Set<string>(['id', 'language', ...importFields]);

/** 'Slug suffix' and 'slug-suffix' mean slug_suffix; 'Duration (seconds)' is duration_seconds. */
const normalizeHeading = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

function problemsOf(indexes: ImportColumns['indexes'], repeated: readonly string[]): string[] {
  const problems = repeated.map((heading) => `The heading “${heading}” is there twice.`);
  if (indexes.id === undefined && indexes.slug === undefined) {
    problems.push('There is no column “id” or “slug”, which tells the tours apart.');
  }
  if (indexes.language === undefined) {
    problems.push('There is no column “language”, which says what the words are written in.');
  }
  const writable = importFields.filter((field) => field !== 'slug' || indexes.id !== undefined);
  if (writable.every((field) => indexes[field] === undefined)) {
    problems.push(`There is no column to import: one of ${writable.join(', ')}.`);
  }
  return problems;
}

/** Finds the columns of a file by their headings, in any order and spelling. */
export function matchColumns(headings: readonly string[]): ImportColumns {
  const indexes: Record<string, number> = {};
  const [readOnly, unknown, repeated]: string[][] = [[], [], []];
  headings.forEach((heading, index) => {
    const name = normalizeHeading(heading);
    if (READ_ONLY.includes(name)) readOnly?.push(heading.trim());
    else if (!knownNames.has(name)) unknown?.push(heading.trim() || `(column ${index + 1})`);
    else if (indexes[name] === undefined) indexes[name] = index;
    else repeated?.push(heading.trim());
  });
  return {
    indexes,
    width: headings.length,
    readOnly: readOnly ?? [],
    unknown: unknown ?? [],
    problems: problemsOf(indexes, repeated ?? []),
  };
}
