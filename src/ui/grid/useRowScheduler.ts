import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { type GridApi } from '@mui/x-data-grid';
import { type EditedRows } from '../gridRows/editedRows';
import {
  finishCommit,
  commitAll,
  scheduleRows,
  commitNextBatch,
  type RowSchedule,
} from '../gridRows/rowScheduler';
import { isSearchInput } from '../hooks/isSearchInput';

/** Delay before the rows after the first batch are committed: longer than between two keystrokes. */
const BATCH_DELAY_MS = 250;
/** Debounce before pending search results are committed to the DataGrid: longer than between two words. */
const SEARCH_DEBOUNCE_MS = 600;

interface RowSchedulerOptions<Row> {
  rows: readonly Row[];
  /** Name of the search, filters and order that produced the rows. */
  view: string | undefined;
  rowId: (row: Row) => string;
  /** Receives edits in place. */
  editedRows: EditedRows<Row>;
  /** Reads the scroll offset, in pixels. */
  scrollTop: () => number;
  /** True when a saved scroll position is to be restored. */
  hasSavedPosition: boolean;
}

interface ScheduledRows<Row> {
  committedRows: readonly Row[];
  /** Rows drawn in place of the committed ones, in order; null when the committed rows are drawn. */
  pendingRows: readonly Row[] | null;
  /** True while the drawn rows are not committed to the grid. */
  isPending: boolean;
  /** Commits every row without waiting for a delay. */
  commitAllRows: () => void;
}

/** Decides when rows are committed to the DataGrid. A view with another name starts scrolled to the top. */
export function useRowScheduler<Row extends object>(
  apiRef: RefObject<GridApi | null>,
  { rows, view, rowId, editedRows, scrollTop, hasSavedPosition }: RowSchedulerOptions<Row>,
): ScheduledRows<Row> {
  const [stored, setSchedule] = useState<RowSchedule<Row> | null>(null);
  let schedule = stored;
  if (schedule === null || schedule.rows !== rows || schedule.view !== view) {
    schedule = scheduleRows(schedule, rows, view, rowId, {
      hasSavedPosition: hasSavedPosition && !stored?.rows.length,
      isTyping: isSearchInput(document.activeElement),
    });
    setSchedule(schedule);
  }
  const { committed, edits, isComplete, isPending, isCommitting } = schedule;
  useLayoutEffect(() => {
    for (const row of edits) editedRows.set(rowId(row), row);
  }, [editedRows, rowId, edits]);
  // Runs after the grid's own effect, which processes the committed rows.
  useEffect(() => editedRows.clear(), [editedRows, committed]);
  useEffect(() => {
    if (isCommitting) setSchedule((current) => current && finishCommit(current));
  }, [isCommitting]);
  useEffect(() => {
    if (isComplete) return undefined;
    const timer = setTimeout(
      () => setSchedule((current) => current && commitNextBatch(current)),
      isPending ? SEARCH_DEBOUNCE_MS : BATCH_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [committed, view, isComplete, isPending]);
  const shownView = useRef(view);
  useLayoutEffect(() => {
    if (shownView.current === view) return;
    shownView.current = view;
    if (scrollTop() > 0) apiRef.current?.scroll({ top: 0 });
  }, [apiRef, scrollTop, view]);
  return {
    committedRows: committed,
    pendingRows: isPending || isCommitting ? rows : null,
    isPending,
    commitAllRows: () =>
      setSchedule((current) =>
        current === null || current.isComplete ? current : commitAll(current),
      ),
  };
}
