import { type Language } from '../languages/language';
import { guessColumns } from './guessColumns';
import { languageCode } from './importCatalogue';
import {
  isImportedText,
  type ColumnIndexes,
  type ImportColumns,
  type ImportField,
} from './importColumns';
import { type TableRow } from './readTable';

/** Columns that have the texts of one language: 'title_hi', 'Description (Hindi)'. */
export interface WideLanguage {
  language: string;
  indexes: ColumnIndexes;
}

/** The end of a heading that may name a language, in brackets or after a separator. */
const endings = [/^(.*\S)\s*[([]\s*([^()[\]]+?)\s*[)\]]$/u, /^(.*?)[\s_\-.:/|]+([^\s_.:/|]+)$/u];

/** Text column and language of a heading; null for any other heading. */
function partsOf(
  heading: string,
  languages: readonly Language[],
): { field: ImportField; language: string } | null {
  for (const ending of endings) {
    const [, name = '', word = ''] = ending.exec(heading.trim()) ?? [];
    const code = languageCode(word, languages);
    if (name === '' || languages.every((language) => language.code !== code)) continue;
    const [field] = Object.keys(guessColumns([name])) as ImportField[]; // names of its own record
    if (field !== undefined && isImportedText(field)) return { field, language: code };
  }
  return null;
}

/**
 * Languages whose texts have columns of their own, in the order of the headings; the first of two headings alike
 * counts.
 */
export function wideLanguages(
  headings: readonly string[],
  languages: readonly Language[],
): WideLanguage[] {
  const byLanguage = new Map<string, ColumnIndexes>();
  headings.forEach((heading, index) => {
    const parts = partsOf(heading, languages);
    if (parts === null) return;
    const indexes = byLanguage.get(parts.language) ?? {};
    byLanguage.set(parts.language, { ...indexes, [parts.field]: indexes[parts.field] ?? index });
  });
  return [...byLanguage].map(([language, indexes]) => ({ language, indexes }));
}

/** The columns as a row in one language reads them. */
export function columnsIn(columns: ImportColumns, language: string): ImportColumns {
  const own = columns.wide?.find((each) => each.language === language);
  if (own === undefined) return columns;
  const { wide: _wide, ...others } = columns;
  return { ...others, indexes: { ...columns.indexes, ...own.indexes }, language };
}

const isBlank = (row: TableRow, indexes: ColumnIndexes) =>
  Object.values(indexes).every((index) => (row.cells[index] ?? '').trim() === '');

/** The columns by which a row of a table is read: one set for each language that it has texts in. */
export function columnsOfRow(row: TableRow, columns: ImportColumns): ImportColumns[] {
  const { wide } = columns;
  if (wide === undefined) return [columns];
  return wide
    .filter(({ indexes }) => !isBlank(row, indexes))
    .map(({ language }) => columnsIn(columns, language));
}
