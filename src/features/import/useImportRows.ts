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
import { nextTask } from './nextTask';

/** The page is never held up for longer. */
const SLICE_MS = 12;

interface ImportRows {
  /** Null while the catalogue is awaited, or compared. */
  rows: ImportRow[] | null;
  /** 0 to 1, of the comparison. */
  part: number;
  problem: Problem | null;
  retry: () => void;
  /** Labels of the languages whose tours were looked at. */
  lookedIn: string[];
  /** Looks at the tours of every language; null where that was done. */
  lookEverywhere: (() => void) | null;
}

/** The rows of a table, compared with the catalogue as it is once its languages are read. */
export function useImportRows({ columns, rows: tableRows }: ImportTable): ImportRows {
  const store = useConsoleStore();
  const languages = useConsoleSelector(selectLanguages);
  const [isWide, setWide] = useState(false);
  const [compared, setCompared] = useState<{ rows: ImportRow[] | null; part: number }>({
    rows: null,
    part: 0,
  });
  const wanted = useMemo(() => {
    const named = new Set(languagesIn(tableRows, columns));
    return languages.filter(
      ({ code, is_enabled, is_default }) => is_enabled && (isWide || is_default || named.has(code)),
    );
  }, [languages, tableRows, columns, isWide]);
  // The same list as long as it names the same languages: else all would be compared anew.
  const key = wanted.map(({ code }) => code).join(' ');
  const codes = useMemo(() => key.split(' '), [key]);
  const { known, isReading, problem, retry } = useTextLists(codes);
  // What is on this device counts where the network is away; a list that is being read is awaited.
  const isKnown = known.length === codes.length && !isReading;

  useEffect(() => {
    setCompared({ rows: null, part: 0 });
    if (!isKnown) return undefined;
    let isStopped = false;
    const compare = async () => {
      const state = store.getState();
      const lists = codes.map((code) => selectTourList(state, code) ?? []);
      const judge = createRowChecker(columns, catalogueOf(selectLanguages(state), lists));
      const rows: ImportRow[] = [];
      let until = performance.now() + SLICE_MS;
      for (const [place, row] of tableRows.entries()) {
        const judged = judge(row);
        if (judged !== null) rows.push(judged);
        if (performance.now() < until) continue;
        setCompared({ rows: null, part: place / tableRows.length });
        await nextTask();
        if (isStopped) return;
        until = performance.now() + SLICE_MS;
      }
      setCompared({ rows, part: 1 });
    };
    void compare();
    return () => {
      isStopped = true;
    };
  }, [isKnown, codes, columns, tableRows, store]);

  const hasMore = languages.some(({ code, is_enabled }) => is_enabled && !codes.includes(code));
  return {
    ...compared,
    problem,
    retry,
    lookedIn: wanted.map(({ label }) => label),
    lookEverywhere: hasMore ? () => setWide(true) : null,
  };
}
