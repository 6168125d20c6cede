import { compareRow, type ImportCells } from './compareRow';
import { type ImportCatalogue } from './importCatalogue';
import { importFields, type ImportColumns, type ImportField } from './importColumns';
import { type ImportKind, type ImportRow, type ImportWrite } from './importRow';
import { type TableRow } from './readTable';

/** What earlier rows of the file have said, by row number. */
interface Said {
  /** By tour and language. */
  rows: Map<string, number>;
  /** By slug: which tour is to have it. */
  slugs: Map<string, { tourId: string; number: number }>;
  /** By tour and field: what a tour has once, whatever the language. */
  values: Map<string, { value: string; number: number }>;
}

const sharedFields: readonly ImportField[] = ['slug', 'city', 'country', 'duration_seconds'];

const nothing: ImportWrite = { recordLanguage: '', record: {}, text: {}, draft: null };

const cellOf = ({ cells }: TableRow, place: number | undefined) =>
  (place === undefined ? '' : (cells[place] ?? '')).trim();

function languageProblem(code: string, { languages }: ImportCatalogue): string | null {
  if (code === '') return 'The language is missing.';
  const language = languages.get(code);
  if (language === undefined) return `“${code}” is not a language of the catalogue.`;
  return language.is_enabled ? null : `${language.label} is disabled.`;
}

function tourProblem(id: string, slug: string): string {
  if (id !== '') return `No tour has the id “${id}”.`;
  return slug === '' ? 'Neither id nor slug is given.' : `No tour has the slug “${slug}”.`;
}

/** Against the rules of the table itself, which no single row knows. */
function clashes(row: ImportRow, tourId: string, said: Said, { ids }: ImportCatalogue): string[] {
  const problems: string[] = [];
  const key = `${tourId} ${row.language}`;
  const same = said.rows.get(key);
  if (same !== undefined) problems.push(`The same tour and language as in row ${same}.`);
  else said.rows.set(key, row.number);
  for (const { field, to } of row.changes) {
    if (!sharedFields.includes(field)) continue;
    const earlier = said.values.get(`${tourId} ${field}`);
    if (earlier === undefined)
      said.values.set(`${tourId} ${field}`, { value: to, number: row.number });
    else if (earlier.value !== to) {
      problems.push(`Row ${earlier.number} gives this tour another ${field.replace(/_.*/, '')}.`);
    }
    if (field !== 'slug') continue;
    const given = said.slugs.get(to);
    if (ids.has(to)) problems.push(`The slug “${to}” is taken by another tour.`);
    else if (given === undefined) said.slugs.set(to, { tourId, number: row.number });
    else if (given.tourId !== tourId) {
      problems.push(`Row ${given.number} gives the slug “${to}” to another tour.`);
    }
  }
  return problems;
}

/**
 * Compares the rows of a table with the catalogue, one after the other in their order: the answered
 * function remembers what earlier rows said. Null for a blank row.
 */
export function rowJudge(
  columns: ImportColumns,
  catalogue: ImportCatalogue,
): (row: TableRow) => ImportRow | null {
  const said: Said = { rows: new Map(), slugs: new Map(), values: new Map() };
  const { places, width } = columns;
  return (row) => {
    if (row.cells.every((cell) => cell.trim() === '')) return null;
    const code = cellOf(row, places.language).toLowerCase();
    const id = cellOf(row, places.id);
    const slug = cellOf(row, places.slug);
    const texts = catalogue.tours.get(id === '' ? (catalogue.ids.get(slug) ?? '') : id);
    const record = texts?.get(code) ?? texts?.values().next().value;
    const judged: ImportRow = {
      id: String(row.number),
      number: row.number,
      tourId: record?.id ?? null,
      title: record?.title ?? (cellOf(row, places.title) || slug || id),
      titleLanguage: record?.language ?? code,
      language: code,
      kind: 'problem',
      changes: [],
      problems: row.problem === null ? [] : [row.problem],
      write: nothing,
    };
    if (row.cells.slice(width).some((cell) => cell.trim() !== '')) {
      judged.problems.push(
        `The row has ${row.cells.length} cells, and there are ${width} headings.`,
      );
    }
    const language = languageProblem(code, catalogue);
    if (language !== null) judged.problems.push(language);
    if (record === undefined) judged.problems.push(tourProblem(id, slug));
    if (judged.problems.length > 0 || record === undefined) return judged;

    const cells: ImportCells = {};
    for (const field of importFields) {
      // Where the slug tells which tour it is, it is no change of it.
      if (field !== 'slug' || id !== '') cells[field] = cellOf(row, places[field]);
    }
    const known = texts?.get(code) ?? null;
    const { changes, problems, write } = compareRow(cells, code, known, record);
    const compared = { ...judged, changes, write };
    const all = [...problems, ...clashes(compared, record.id, said, catalogue)];
    return { ...compared, kind: kindOf(all, compared), problems: all };
  };
}

function kindOf(problems: readonly string[], { changes, write }: ImportRow): ImportKind {
  if (problems.length > 0) return 'problem';
  if (write.draft !== null) return 'new';
  return changes.length > 0 ? 'changed' : 'unchanged';
}

/** The codes in the language column of a table, each once. */
export function languagesIn(rows: readonly TableRow[], { places }: ImportColumns): string[] {
  return [...new Set(rows.map((row) => cellOf(row, places.language).toLowerCase()))];
}
