import { compareRow, type ImportCells } from './compareRow';
import { withMinutes } from './durationUnits';
import { idOfSlug, isRegionOf, languageCode, type ImportCatalogue } from './importCatalogue';
import { importFields, type ImportColumns, type ImportField } from './importColumns';
import { type ImportKind, type ImportRow, type ImportWrite, type RowProblem } from './importRow';
import { nearValues, type Suggestion } from './nearValues';
import { rowNotes } from './rowNotes';
import { type Language } from '../languages/language';
import { type TableRow } from './readTable';

/** Values of earlier rows with their row numbers. */
interface SeenValues {
  /** Row number by tour and language. */
  rows: Map<string, number>;
  /** Number of rows by tour and language, including excluded ones. */
  counts: Map<string, number>;
  /** Tour that a row assigns a slug to, by slug. */
  slugs: Map<string, { tourId: string; number: number }>;
  /** Values of language-independent fields, by tour and field. */
  values: Map<string, { value: string; number: number }>;
}

const sharedFields: readonly ImportField[] = ['slug', 'city', 'country', 'duration_seconds'];

const EMPTY_WRITE: ImportWrite = { recordLanguage: '', record: {}, text: {}, draft: null };

const cellOf = ({ cells }: TableRow, index: number | undefined) =>
  (index === undefined ? '' : (cells[index] ?? '')).trim();

/** Language of a row as written in the file: a code or a name. */
const languageCell = (row: TableRow, { indexes, language }: ImportColumns) =>
  language ?? cellOf(row, indexes.language);

function languageProblem(code: string, { languages }: ImportCatalogue): string | null {
  if (code === '') return 'The language is missing.';
  const language = languages.get(code);
  if (language === undefined) return `“${code}” is not a language of the catalogue.`;
  return language.is_enabled ? null : `${language.label} is disabled.`;
}

function tourProblem(id: string, slug: string, { indexes }: ImportColumns): RowProblem {
  if (id !== '') return { part: 'id', message: `No tour has the id “${id}”.` };
  const part = indexes.slug === undefined ? 'id' : 'slug';
  return slug === ''
    ? { part, message: 'Neither id nor slug is given.' }
    : { part, message: `No tour has the slug “${slug}”.` };
}

/** Problem with the suggestion for its cell, if any. */
function withSuggestion(
  problem: RowProblem,
  cell: string,
  near: ReturnType<typeof nearValues>,
): RowProblem {
  const { part } = problem;
  const suggestion: Suggestion | null =
    part === 'slug' || part === 'language' ? near[part](cell) : null;
  return suggestion === null ? problem : { ...problem, suggestion };
}

/** Conflicts of a row with earlier rows of the file and with slugs of other tours. */
function findConflicts(
  row: ImportRow,
  tourId: string,
  seen: SeenValues,
  { ids }: ImportCatalogue,
): RowProblem[] {
  const problems: RowProblem[] = [];
  const key = `${tourId} ${row.language}`;
  const duplicate = seen.rows.get(key);
  if (duplicate !== undefined) {
    const message = `The same tour and language as in row ${duplicate}.`;
    problems.push({ part: 'language', message, rival: duplicate });
  } else seen.rows.set(key, row.number);
  for (const { field, to } of row.changes) {
    if (!sharedFields.includes(field)) continue;
    const earlier = seen.values.get(`${tourId} ${field}`);
    if (earlier === undefined)
      seen.values.set(`${tourId} ${field}`, { value: to, number: row.number });
    else if (earlier.value !== to) {
      const message = `Row ${earlier.number} gives this tour another ${field.replace(/_.*/, '')}.`;
      problems.push({ part: field, message });
    }
    if (field !== 'slug') continue;
    const claimed = seen.slugs.get(to);
    if (ids.has(to)) {
      problems.push({ part: 'slug', message: `The slug “${to}” is taken by another tour.` });
    } else if (claimed === undefined) seen.slugs.set(to, { tourId, number: row.number });
    else if (claimed.tourId !== tourId) {
      const message = `Row ${claimed.number} gives the slug “${to}” to another tour.`;
      problems.push({ part: 'slug', message });
    }
  }
  return problems;
}

/**
 * Returns a function that compares rows with the catalogue; null for a blank row. Call it for each row in order,
 * because a row is also checked against earlier ones. Plain numbers in durations are seconds unless `isInMinutes`;
 * excluded rows conflict with no other row.
 */
export function createRowChecker(
  columns: ImportColumns,
  catalogue: ImportCatalogue,
  isInMinutes = false,
  isLeftOut: (row: ImportRow) => boolean = () => false,
): (row: TableRow, own?: ImportColumns) => ImportRow | null {
  const seen: SeenValues = {
    rows: new Map(),
    counts: new Map(),
    slugs: new Map(),
    values: new Map(),
  };
  const { languages } = catalogue;
  const near = nearValues(catalogue);
  return (row, own = columns) => {
    const { indexes, width } = own;
    if (row.cells.every((cell) => cell.trim() === '')) return null;
    const code = languageCode(languageCell(row, own), catalogue.languages.values());
    const id = cellOf(row, indexes.id);
    const slug = cellOf(row, indexes.slug);
    const translations = catalogue.tours.get(id === '' ? (idOfSlug(slug, catalogue) ?? '') : id);
    const record = translations?.get(code) ?? translations?.values().next().value;
    const checked: ImportRow = {
      id: own === columns ? String(row.number) : `${row.number}-${code}`,
      number: row.number,
      tourId: record?.id ?? null,
      title: record?.title ?? (cellOf(row, indexes.title) || slug || id),
      titleLanguage: record?.language ?? code,
      language: code,
      occurrence: 0,
      kind: 'problem',
      changes: [],
      problems: row.problem === null ? [] : [{ part: null, message: row.problem }],
      notes: [],
      write: EMPTY_WRITE,
    };
    if (row.cells.slice(width).some((cell) => cell.trim() !== '')) {
      const message = `The row has ${row.cells.length} cells, and there are ${width} headings.`;
      checked.problems.push({ part: 'rest', message });
    }
    const language = languageProblem(code, catalogue);
    if (language !== null) {
      checked.problems.push(withSuggestion({ part: 'language', message: language }, code, near));
    }
    if (record === undefined) {
      checked.problems.push(withSuggestion(tourProblem(id, slug, own), slug, near));
    }
    const isKnown = record !== undefined && translations !== undefined;
    if (checked.problems.length > 0 || !isKnown) return checked;

    const cells: ImportCells = {};
    for (const field of importFields) {
      // A slug that identifies the tour is not a change of its slug.
      if (field !== 'slug' || id !== '') cells[field] = cellOf(row, indexes[field]);
    }
    if (isInMinutes) cells.duration_seconds = withMinutes(cells.duration_seconds ?? '');
    const existing = translations.get(code) ?? null;
    const { changes, problems, write } = compareRow(cells, code, existing, record);
    const key = `${record.id} ${code}`;
    const occurrence = seen.counts.get(key) ?? 0;
    seen.counts.set(key, occurrence + 1);
    const compared = { ...checked, occurrence, changes, write };
    // An excluded row conflicts with no other.
    const conflicts = isLeftOut(compared)
      ? []
      : findConflicts(compared, record.id, seen, catalogue);
    const allProblems = [...problems, ...conflicts];
    const spoken = languages.get(code);
    const notes =
      spoken === undefined ? [] : rowNotes({ language: spoken, languages, changes, translations });
    return { ...compared, kind: kindOf(allProblems, compared), problems: allProblems, notes };
  };
}

function kindOf(problems: readonly RowProblem[], { changes, write }: ImportRow): ImportKind {
  if (problems.length > 0) return 'problem';
  if (write.draft !== null) return 'new';
  return changes.length > 0 ? 'changed' : 'unchanged';
}

/** Distinct language codes with a region in a table's language column, with the languages they are read as. */
export function regionsIn(
  rows: readonly TableRow[],
  columns: ImportColumns,
  languages: readonly Language[],
): { cell: string; language: Language }[] {
  if (columns.wide !== undefined) return [];
  const cells = new Set(rows.map((row) => languageCell(row, columns)));
  return [...cells].flatMap((cell) => {
    const code = languageCode(cell, languages);
    const language = languages.find((each) => each.code === code);
    return language !== undefined && isRegionOf(cell, language) ? [{ cell, language }] : [];
  });
}

/** Distinct codes of the languages named in a table's language column. */
export function languagesIn(
  rows: readonly TableRow[],
  columns: ImportColumns,
  languages: readonly Language[],
): string[] {
  if (columns.wide !== undefined) return columns.wide.map(({ language }) => language);
  const cells = new Set(rows.map((row) => languageCell(row, columns)));
  return [...new Set([...cells].map((cell) => languageCode(cell, languages)))];
}
