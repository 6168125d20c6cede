import { useMemo, useState } from 'react';
import { type Language } from '../../../domain/languages/language';
import { isApplicable, type ImportRow } from '../../../domain/tourImport/importRow';
import { foldForSearch, matchesSearch, searchWords } from '../../../domain/text/searchText';

/** Kinds of rows, of which each row is one. */
type RowChoice = 'all' | 'apply' | 'problem';

export type RowFilter = RowChoice | 'warning';

/** Choice that a row belongs to; one that was imported stays among the changes, whatever it was compared with since. */
function choiceOf(row: ImportRow, applied: ReadonlySet<string>): RowChoice {
  if (row.kind === 'problem') return 'problem';
  return isApplicable(row) || applied.has(row.id) ? 'apply' : 'all';
}

/** Rows with problems come first, then those that change something: what needs no look comes last. */
const orderOfWork: readonly RowChoice[] = ['problem', 'apply', 'all'];

/** True for a change that is likely to be a slip. */
const isWarned = (row: ImportRow, applied: ReadonlySet<string>) =>
  row.notes.length > 0 && choiceOf(row, applied) === 'apply';

/** Texts of a row that a search finds. */
const searchedTexts = ({ number, title, changes, problems, notes }: ImportRow) => [
  String(number),
  title,
  ...changes.map(({ to }) => to),
  ...[...problems, ...notes].map(({ message }) => message),
];

/** Languages of the rows, in the order of the catalogue; a cell that is no language is none. */
function languagesOf(rows: readonly ImportRow[], languages: readonly Language[]) {
  const codes = new Set(rows.map(({ language }) => language));
  return languages.filter(({ code }) => codes.has(code));
}

/** Rows that match a search and a language; those of a language that no row has are the rows of all. */
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

/** Rows that the filters show, and how many rows each choice has. */
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
  // Whatever Import would do is in sight, and the rows that it leaves out.
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
