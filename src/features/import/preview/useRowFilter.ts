import { useMemo, useState } from 'react';
import { type Language } from '../../../domain/languages/language';
import { isApplicable, type ImportRow } from '../../../domain/tourImport/importRow';
import { foldForSearch, matchesSearch, searchWords } from '../../../domain/text/searchText';

/** Categories of rows; each row belongs to exactly one. */
type RowChoice = 'all' | 'apply' | 'problem';

export type RowFilter = RowChoice | 'warning';

/** Category of a row; an imported row stays in 'apply', whatever a new comparison says. */
function choiceOf(row: ImportRow, applied: ReadonlySet<string>): RowChoice {
  if (row.kind === 'problem') return 'problem';
  return isApplicable(row) || applied.has(row.id) ? 'apply' : 'all';
}

/** Order of the categories: problems, then changes, then rows that need no attention. */
const orderOfWork: readonly RowChoice[] = ['problem', 'apply', 'all'];

/** True for a pending or imported change with warnings. */
const isWarned = (row: ImportRow, applied: ReadonlySet<string>) =>
  row.notes.length > 0 && choiceOf(row, applied) === 'apply';

/** Texts of a row that the search matches. */
const searchedTexts = ({ number, title, changes, problems, notes }: ImportRow) => [
  String(number),
  title,
  ...changes.map(({ to }) => to),
  ...[...problems, ...notes].map(({ message }) => message),
];

/** Languages of the rows in catalogue order; cells that name no language are ignored. */
function languagesOf(rows: readonly ImportRow[], languages: readonly Language[]) {
  const codes = new Set(rows.map(({ language }) => language));
  return languages.filter(({ code }) => codes.has(code));
}

/** Rows that match search and language; a language without rows is ignored. */
function useMatchingRows(rows: readonly ImportRow[], languages: readonly Language[]) {
  const [query, setQuery] = useState('');
  const [chosenLanguage, setLanguage] = useState('');
  const rowLanguages = useMemo(() => languagesOf(rows, languages), [rows, languages]);
  const isKnown = rowLanguages.some(({ code }) => code === chosenLanguage);
  const language = isKnown ? chosenLanguage : '';
  const matchingRows = useMemo(() => {
    const words = searchWords(query);
    const spoken = language === '' ? rows : rows.filter((row) => row.language === language);
    if (words.length === 0) return spoken;
    return spoken.filter((row) => matchesSearch(searchedTexts(row).map(foldForSearch), words));
  }, [rows, query, language]);
  return { query, setQuery, language, setLanguage, rowLanguages, matchingRows };
}

/** Rows that match the filters, with the number of rows per filter. */
export function useRowFilter(
  rows: readonly ImportRow[],
  applied: ReadonlySet<string>,
  languages: readonly Language[],
) {
  const counts = useMemo(() => {
    const all: Record<RowChoice, number> = { all: 0, apply: 0, problem: 0 };
    for (const row of rows) all[choiceOf(row, applied)] += 1;
    const warning = rows.filter((row) => isWarned(row, applied)).length;
    return { all: rows.length, apply: all.apply, warning, problem: all.problem };
  }, [rows, applied]);
  // The initial filter shows everything that the import would do or leave out.
  const [filter, setFilter] = useState<RowFilter>(
    counts.problem === 0 && counts.apply > 0 ? 'apply' : 'all',
  );
  const { matchingRows, ...match } = useMatchingRows(rows, languages);
  const shownRows = useMemo(() => {
    if (filter === 'warning') return matchingRows.filter((row) => isWarned(row, applied));
    const choices = filter === 'all' ? orderOfWork : [filter];
    return choices.flatMap((choice) =>
      matchingRows.filter((row) => choiceOf(row, applied) === choice),
    );
  }, [matchingRows, filter, applied]);
  return { counts, filter, setFilter, shownRows, ...match };
}

export type RowFiltering = ReturnType<typeof useRowFilter>;
