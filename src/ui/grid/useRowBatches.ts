import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { type GridApi } from '@mui/x-data-grid';
import { completeBatches, nextBatches, type RowBatches } from '../gridRows/rowBatches';

/** Delay before the grid is given the rows after the first batch: longer than between two keys. */
const BATCH_DELAY_MS = 250;

interface RowBatchesOptions<Row> {
  rows: readonly Row[];
  /** Name of the search, filters and order that produced the rows. */
  view: string | undefined;
  rowId: (row: Row) => string;
  /** Reads the scroll offset, in pixels. */
  scrollTop: () => number;
  /** True when a saved scroll position is to be restored. */
  hasSavedPosition: boolean;
}

/** Decides which rows the DataGrid holds, and when. A view with another name starts scrolled to the top. */
export function useRowBatches<Row extends object>(
  apiRef: RefObject<GridApi | null>,
  { rows, view, rowId, scrollTop, hasSavedPosition }: RowBatchesOptions<Row>,
) {
  const [stored, setBatches] = useState<RowBatches<Row> | null>(null);
  let batches = stored;
  if (batches === null || batches.rows !== rows || batches.view !== view) {
    const isRestoring = hasSavedPosition && !stored?.rows.length;
    batches = nextBatches(batches, { rows, view, rowId, hasSavedPosition: isRestoring });
    setBatches(batches);
  }
  const { given, isComplete, edits } = batches;
  const completeNow = () => setBatches((current) => current && completeBatches(current));
  useLayoutEffect(() => {
    for (const row of edits) apiRef.current?.updateRows([row]); // the free DataGrid takes one at a time
  }, [apiRef, edits]);
  useEffect(() => {
    if (isComplete) return undefined;
    const timer = setTimeout(completeNow, BATCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [given, view, isComplete]);
  const shownView = useRef(view);
  useLayoutEffect(() => {
    if (shownView.current === view) return;
    shownView.current = view;
    if (scrollTop() > 0) apiRef.current?.scroll({ top: 0 });
  }, [apiRef, scrollTop, view]);
  return { given, completeNow };
}
