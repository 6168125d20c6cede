import { useEffect, useMemo, useState } from 'react';
import { type Problem } from '../../domain/problem';
import { minutesHeading } from '../../domain/tourImport/durationUnits';
import { catalogueOf, type ImportCatalogue } from '../../domain/tourImport/importCatalogue';
import { rowTarget, type ImportRow } from '../../domain/tourImport/importRow';
import { languagesIn, createRowChecker } from '../../domain/tourImport/rowChecker';
import { toursEndpoints } from '../../state/endpoints/toursEndpoints';
import {
  useConsoleDispatch,
  useConsoleSelector,
  useConsoleStore,
} from '../../state/hooks/storeHooks';
import { selectLanguages } from '../../state/select/selectLanguages';
import { selectTourList } from '../../state/select/selectTours';
import { useTextLists } from '../../state/hooks/useTextLists';
import { type ImportColumns } from '../../domain/tourImport/importColumns';
import { type TableRow } from '../../domain/tourImport/readTable';
import { columnsOfRow } from '../../domain/tourImport/wideColumns';
import { type ImportTable } from './importTable';
import { rowKey } from './row/LeftOutRows';
import { yieldToEventLoop } from './yieldToEventLoop';

/** Maximum duration of a task in ms before it yields. */
const MAX_TASK_MS = 12;

interface Comparison {
  /** Null while the catalogue is loading or the comparison is running. */
  rows: ImportRow[] | null;
  /** Progress of the comparison from 0 to 1. */
  part: number;
  /** Catalogue that the rows were compared with; null until compared. */
  catalogue: ImportCatalogue | null;
  /** Table and step that the rows were compared for; null until compared. */
  table: (Pick<ImportTable, 'columns' | 'rows'> & { step: string }) | null;
}

const NOT_COMPARED: Comparison = { rows: null, part: 0, catalogue: null, table: null };

/** True for a comparison of other cells, or one made before an import was undone. */
const isOutdated = ({ table }: Comparison, tableRows: readonly TableRow[], step: string) =>
  table !== null && (table.rows !== tableRows || table.step !== step);

/** Stale rows of the same columns stay visible during a new comparison. */
const isKeptFor = (
  comparison: Comparison,
  columns: ImportColumns,
  tableRows: readonly TableRow[],
  step: string,
) => comparison.table?.columns === columns && isOutdated(comparison, tableRows, step);

/** Keys of excluded rows with the tour and language of another row, joined by spaces. */
function contestedKeys(rows: readonly ImportRow[], leftOut: ReadonlySet<string>): string {
  if (leftOut.size === 0) return '';
  const targets = new Set(rows.filter(({ occurrence }) => occurrence > 0).map(rowTarget));
  const keys = rows.filter((row) => targets.has(rowTarget(row))).map(rowKey);
  return keys.filter((key) => leftOut.has(key)).join(' ');
}

interface ImportRows extends Omit<Comparison, 'table'> {
  /** True while the rows are stale: from before an edit or an undo. */
  isJudging: boolean;
  problem: Problem | null;
  retry: () => void;
  /** Refetches the stored texts, if online, and compares the rows with them. */
  compareAgain: () => void;
  /** Labels of the languages whose tours were searched. */
  searchedLanguages: string[];
  /** Searches the tours of every language; null when all have been searched. */
  searchAll: (() => void) | null;
  /** True once all languages have been searched on request. */
  hasSearchedAll: boolean;
}

/** Function that refetches the tour lists of some languages; failures are ignored. */
function useReadAgain() {
  const dispatch = useConsoleDispatch();
  const options = { subscribe: false, forceRefetch: true };
  return (codes: readonly string[]) =>
    Promise.all(
      codes.map((language) =>
        dispatch(toursEndpoints.endpoints.getTours.initiate({ language }, options)),
      ),
    );
}

/**
 * Rows of a table compared with the catalogue once its languages are loaded, and compared again for each `historyStep`:
 * a new one means that the import was undone. Of rows with the same tour and language, those in `leftOut` are ignored.
 */
export function useImportRows(
  { columns, headings, rows: tableRows }: ImportTable,
  historyStep: string,
  leftOut: ReadonlySet<string>,
): ImportRows {
  const readAgain = useReadAgain();
  const [round, setRound] = useState(0);
  const isInMinutes = minutesHeading(headings, columns.indexes) !== null;
  const store = useConsoleStore();
  const languages = useConsoleSelector(selectLanguages);
  const [searchesAll, setSearchesAll] = useState(false);
  const [comparison, setComparison] = useState(NOT_COMPARED);
  const contested = useMemo(
    () => contestedKeys(comparison.rows ?? [], leftOut),
    [comparison.rows, leftOut],
  );
  const step = `${historyStep} ${round} ${contested}`;
  const searched = useMemo(() => {
    const namedCodes = new Set(languagesIn(tableRows, columns, languages));
    return languages.filter(
      ({ code, is_enabled, is_default }) =>
        is_enabled && (searchesAll || is_default || namedCodes.has(code)),
    );
  }, [languages, tableRows, columns, searchesAll]);
  // Keeps the array's identity while it names the same languages, which avoids a new comparison.
  const key = searched.map(({ code }) => code).join(' ');
  const codes = useMemo(() => key.split(' '), [key]);
  const { loadedCodes, isReading, problem, retry } = useTextLists(codes);
  // Offline, the cached lists are used; a list being loaded is awaited.
  const isReady = loadedCodes.length === codes.length && !isReading;

  useEffect(() => {
    const show = (next: Comparison) =>
      setComparison((shown) =>
        next.rows === null && isKeptFor(shown, columns, tableRows, step) ? shown : next,
      );
    show(NOT_COMPARED);
    if (!isReady) return undefined;
    let isCancelled = false;
    const compare = async () => {
      const state = store.getState();
      const lists = codes.map((code) => selectTourList(state, code) ?? []);
      const catalogue = catalogueOf(selectLanguages(state), lists);
      const left = new Set(contested.split(' '));
      const isLeftOut = (row: ImportRow) => left.has(rowKey(row));
      const compareRow = createRowChecker(columns, catalogue, isInMinutes, isLeftOut);
      const rows: ImportRow[] = [];
      let deadline = performance.now() + MAX_TASK_MS;
      for (const [index, row] of tableRows.entries()) {
        for (const own of columnsOfRow(row, columns)) {
          const importRow = compareRow(row, own);
          if (importRow !== null) rows.push(importRow);
        }
        if (performance.now() < deadline) continue;
        show({ ...NOT_COMPARED, part: index / tableRows.length });
        await yieldToEventLoop();
        if (isCancelled) return;
        deadline = performance.now() + MAX_TASK_MS;
      }
      show({ rows, part: 1, catalogue, table: { columns, rows: tableRows, step } });
    };
    void compare();
    return () => {
      isCancelled = true;
    };
  }, [isReady, codes, columns, isInMinutes, tableRows, step, contested, store]);

  const canSearchMore = languages.some(
    ({ code, is_enabled }) => is_enabled && !codes.includes(code),
  );
  return {
    rows: comparison.rows,
    part: comparison.part,
    catalogue: comparison.catalogue,
    compareAgain: () => void readAgain(codes).then(() => setRound((last) => last + 1)),
    isJudging: isOutdated(comparison, tableRows, step),
    problem,
    retry,
    searchedLanguages: searched.map(({ label }) => label),
    searchAll: canSearchMore ? () => setSearchesAll(true) : null,
    hasSearchedAll: searchesAll,
  };
}
