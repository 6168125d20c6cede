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

/** Columns with the texts of one language: 'title_hi', 'Description (Hindi)'. */
export interface WideLanguage {
  language: string;
  indexes: ColumnIndexes;
}

/** Patterns of a heading's end that may name a language, in brackets or after a separator. */
const endings = [/^(.*\S)\s*[([]\s*([^()[\]]+?)\s*[)\]]$/u, /^(.*?)[\s_\-.:/|]+([^\s_.:/|]+)$/u];

/** Text field and language that a heading names; null for any other heading. */
function partsOf(
  heading: string,
  languages: readonly Language[],
): { field: ImportField; language: string } | null {
  for (const ending of endings) {
    const [, name = '', word = ''] = ending.exec(heading.trim()) ?? [];
    const code = languageCode(word, languages);
    if (name === '' || languages.every((language) => language.code !== code)) continue;
    const [field] = Object.keys(guessColumns([name])) as ImportField[]; // keys of that very record
    if (field !== undefined && isImportedText(field)) return { field, language: code };
  }
  return null;
}

/** Languages with text columns of their own, in the order of the headings; the first of equal headings counts. */
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

/** Columns for reading a row in one language. */
export function columnsIn(columns: ImportColumns, language: string): ImportColumns {
  const own = columns.wide?.find((each) => each.language === language);
  if (own === undefined) return columns;
  const { wide: _wide, ...others } = columns;
  return { ...others, indexes: { ...columns.indexes, ...own.indexes }, language };
}

const isBlank = (row: TableRow, indexes: ColumnIndexes) =>
  Object.values(indexes).every((index) => (row.cells[index] ?? '').trim() === '');

/** Column sets for reading a row: one per language in which the row has texts. */
export function columnsOfRow(row: TableRow, columns: ImportColumns): ImportColumns[] {
  const { wide } = columns;
  if (wide === undefined) return [columns];
  return wide
    .filter(({ indexes }) => !isBlank(row, indexes))
    .map(({ language }) => columnsIn(columns, language));
}
