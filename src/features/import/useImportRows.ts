import { useEffect, useMemo, useState } from 'react';
import { type Problem } from '../../domain/problem';
import { catalogueOf } from '../../domain/tourImport/importCatalogue';
import { type ImportRow } from '../../domain/tourImport/importRow';
import { languagesIn, createRowChecker } from '../../domain/tourImport/rowChecker';
import { useConsoleSelector, useConsoleStore } from '../../state/hooks/storeHooks';
import { selectLanguages } from '../../state/select/selectLanguages';
import { selectTourList } from '../../state/select/selectTours';
import { useTextLists } from '../../state/hooks/useTextLists';
import { type ImportTable } from './importTable';
import { yieldToEventLoop } from './yieldToEventLoop';

/** Maximum length of a task before it yields. */
const MAX_TASK_MS = 12;

interface ImportRows {
  /** Null while the catalogue loads or the comparison runs. */
  rows: ImportRow[] | null;
  /** Progress of the comparison from 0 to 1. */
  part: number;
  problem: Problem | null;
  retry: () => void;
  /** Labels of the languages whose tours were searched. */
  searchedLanguages: string[];
  /** Searches the tours of every language; null when all were searched. */
  searchAll: (() => void) | null;
  /** True once every language was searched on request. */
  hasSearchedAll: boolean;
}

/** Rows of a table compared with the catalogue, once its languages have loaded. */
export function useImportRows({ columns, rows: tableRows }: ImportTable): ImportRows {
  const store = useConsoleStore();
  const languages = useConsoleSelector(selectLanguages);
  const [searchesAll, setSearchesAll] = useState(false);
  const [comparison, setComparison] = useState<{ rows: ImportRow[] | null; part: number }>({
    rows: null,
    part: 0,
  });
  const searched = useMemo(() => {
    const namedCodes = new Set(languagesIn(tableRows, columns, languages));
    return languages.filter(
      ({ code, is_enabled, is_default }) =>
        is_enabled && (searchesAll || is_default || namedCodes.has(code)),
    );
  }, [languages, tableRows, columns, searchesAll]);
  // Keeps the array stable while it names the same languages, so that nothing is compared again.
  const key = searched.map(({ code }) => code).join(' ');
  const codes = useMemo(() => key.split(' '), [key]);
  const { loadedCodes, isReading, problem, retry } = useTextLists(codes);
  // Offline, the cached lists are used; a list that is loading is awaited.
  const isReady = loadedCodes.length === codes.length && !isReading;

  useEffect(() => {
    setComparison({ rows: null, part: 0 });
    if (!isReady) return undefined;
    let isCancelled = false;
    const compare = async () => {
      const state = store.getState();
      const lists = codes.map((code) => selectTourList(state, code) ?? []);
      const compareRow = createRowChecker(columns, catalogueOf(selectLanguages(state), lists));
      const rows: ImportRow[] = [];
      let deadline = performance.now() + MAX_TASK_MS;
      for (const [index, row] of tableRows.entries()) {
        const importRow = compareRow(row);
        if (importRow !== null) rows.push(importRow);
        if (performance.now() < deadline) continue;
        setComparison({ rows: null, part: index / tableRows.length });
        await yieldToEventLoop();
        if (isCancelled) return;
        deadline = performance.now() + MAX_TASK_MS;
      }
      setComparison({ rows, part: 1 });
    };
    void compare();
    return () => {
      isCancelled = true;
    };
  }, [isReady, codes, columns, tableRows, store]);

  const canSearchMore = languages.some(
    ({ code, is_enabled }) => is_enabled && !codes.includes(code),
  );
  return {
    ...comparison,
    problem,
    retry,
    searchedLanguages: searched.map(({ label }) => label),
    searchAll: canSearchMore ? () => setSearchesAll(true) : null,
    hasSearchedAll: searchesAll,
  };
}
