/** What an import may write. */
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

/** The columns of a file, by place. */
export interface ImportColumns {
  places: Partial<Record<ImportField | 'id' | 'language', number>>;
  /** How many headings there are. */
  width: number;
  /** Headings that are known and only told: an import does not write them. */
  told: string[];
  /** Headings that nobody knows. */
  unknown: string[];
  /** Why the file can't be imported at all; empty when it can. */
  problems: string[];
}

const TOLD = ['is_published', 'created_at'];
const known = new Set<string>(['id', 'language', ...importFields]);

/** 'Slug suffix' and 'slug-suffix' mean slug_suffix; 'Duration (seconds)' is duration_seconds. */
const nameOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

function problemsOf(places: ImportColumns['places'], repeated: readonly string[]): string[] {
  const problems = repeated.map((heading) => `The heading “${heading}” is there twice.`);
  if (places.id === undefined && places.slug === undefined) {
    problems.push('There is no column “id” or “slug”, which tells the tours apart.');
  }
  if (places.language === undefined) {
    problems.push('There is no column “language”, which says what the words are written in.');
  }
  const writable = importFields.filter((field) => field !== 'slug' || places.id !== undefined);
  if (writable.every((field) => places[field] === undefined)) {
    problems.push(`There is no column to import: one of ${writable.join(', ')}.`);
  }
  return problems;
}

/** Finds the columns of a file by their headings, whatever their order and spelling. */
export function matchColumns(headings: readonly string[]): ImportColumns {
  const places: Record<string, number> = {};
  const [told, unknown, repeated]: string[][] = [[], [], []];
  headings.forEach((heading, place) => {
    const name = nameOf(heading);
    if (TOLD.includes(name)) told?.push(heading.trim());
    else if (!known.has(name)) unknown?.push(heading.trim() || `(column ${place + 1})`);
    else if (places[name] === undefined) places[name] = place;
    else repeated?.push(heading.trim());
  });
  return {
    places,
    width: headings.length,
    told: told ?? [],
    unknown: unknown ?? [],
    problems: problemsOf(places, repeated ?? []),
  };
}
