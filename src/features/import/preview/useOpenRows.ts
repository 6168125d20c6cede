import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import useEventCallback from '@mui/utils/useEventCallback';
import { isApplicable, rowTarget, type ImportRow } from '../../../domain/tourImport/importRow';
import { withToggled } from '../../../ui/grid/useRowSelection';
import { rowKey } from '../row/LeftOutRows';

/** Keys with some rows added or removed. */
function withRows(keys: ReadonlySet<string>, rows: readonly ImportRow[], isLeftOut: boolean) {
  const next = new Set(keys);
  for (const row of rows) {
    if (isLeftOut) next.add(rowKey(row));
    else next.delete(rowKey(row));
  }
  return next;
}

/** Rows between two ids, inclusive, in either order; empty when one of them is not visible. */
function rowsBetween(rows: readonly ImportRow[], oneId: string, otherId: string) {
  const indexes = [oneId, otherId].map((id) => rows.findIndex((row) => row.id === id));
  const [first = -1, last = -1] = indexes.toSorted((one, other) => one - other);
  return first < 0 ? [] : rows.slice(first, last + 1);
}

/**
 * Rows that share tour and language with some rows, including these. Only one of them is imported; excluding it makes
 * the next one eligible.
 */
function withRivals(rows: readonly ImportRow[], some: readonly ImportRow[]) {
  const targets = new Set(some.map(rowTarget));
  return rows.filter((row) => rowTarget(row) !== null && targets.has(rowTarget(row)));
}

interface OpenRowsOptions {
  rows: readonly ImportRow[];
  shownRows: readonly ImportRow[];
  /** The shown rows in the grid's sort order. */
  rowsInOrder: () => readonly ImportRow[];
  applied: ReadonlySet<string>;
  /** Keys of the excluded rows. */
  leftOut: ReadonlySet<string>;
  onLeaveOut: (leftOut: ReadonlySet<string>) => void;
  /** True during an import or its undo. */
  isRunning: boolean;
  /** True while the result of a run is shown. */
  hasResult: boolean;
  /** Called when nothing is left to import and no result is shown. */
  onDone: () => void;
}

/** Rows that can still be imported, divided into pending and excluded ones. */
export function useOpenRows(options: OpenRowsOptions) {
  const { rows, shownRows, rowsInOrder, applied, leftOut, onLeaveOut } = options;
  const { isRunning, hasResult, onDone } = options;
  const { pendingRows, leftOutCount } = useMemo(() => {
    const open = rows.filter((row) => isApplicable(row) && !applied.has(row.id));
    const pending = open.filter((row) => !leftOut.has(rowKey(row)));
    return { pendingRows: pending, leftOutCount: open.length - pending.length };
  }, [rows, applied, leftOut]);
  const isOpen = (row: ImportRow) => isApplicable(row) && !applied.has(row.id);
  const shownOpenRows = shownRows.filter(isOpen);
  /** Id of the row toggled last, from which Shift extends a range. */
  const lastChanged = useRef<string | null>(null);
  const toggle = useEventCallback((row: ImportRow, isRange: boolean) => {
    const start = lastChanged.current;
    lastChanged.current = row.id;
    const range = isRange && start !== null ? rowsBetween(rowsInOrder(), start, row.id) : [];
    if (range.length === 0) onLeaveOut(withToggled(leftOut, rowKey(row)));
    // The whole range takes the new state of its last row.
    else onLeaveOut(withRows(leftOut, range.filter(isOpen), !leftOut.has(rowKey(row))));
  });
  const takeInstead = useEventCallback((row: ImportRow) => {
    onLeaveOut(withRows(withRows(leftOut, withRivals(rows, [row]), true), [row], false));
  });
  const leftOutRows = useMemo(
    () => ({ leftOut, toggle, isLocked: isRunning, takeInstead }),
    [leftOut, toggle, isRunning, takeInstead],
  );
  const hasProblems = rows.some(({ kind }) => kind === 'problem');
  const isAllApplied = pendingRows.length === 0 && applied.size > 0;
  const isDone = isAllApplied && !hasProblems && !isRunning && !hasResult;
  const reportDone = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) reportDone();
  }, [isDone]);
  return {
    pendingRows,
    leftOutCount,
    leftOutRows,
    shownOpenCount: shownOpenRows.length,
    hasShownLeftOut: shownOpenRows.some((row) => leftOut.has(rowKey(row))),
    leaveShownOut(isLeftOut: boolean) {
      const others = rows.filter(({ id }) => !applied.has(id));
      const changed = isLeftOut ? withRivals(others, shownOpenRows) : shownOpenRows;
      onLeaveOut(withRows(leftOut, changed, isLeftOut));
    },
  };
}
