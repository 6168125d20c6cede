import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { type GridApi, type GridValidRowModel } from '@mui/x-data-grid';
import { changedRecords, createLatestRecords } from '../gridRows/latestRecords';

/**
 * Keeps the grid's `rows` prop at its first value and sets later rows through the grid's API, because a new prop
 * re-renders the whole grid, headers and tooltips included: some 250 components for each key in a search and each
 * changed row.
 *
 * `setRows` indexes all rows again, even for a single changed one. When ids and order are unchanged the grid keeps its
 * rows, and each rendered row reads its record from `latestRecords`.
 */
export function useLatestRows<Row extends GridValidRowModel>(
  apiRef: RefObject<Pick<GridApi, 'setRows'> | null>,
  rows: readonly Row[],
  rowId: (row: Row) => string,
) {
  const [firstRows] = useState(rows);
  const [latestRecords] = useState(createLatestRecords<Row>);
  const shown = useRef(rows);
  useLayoutEffect(() => {
    if (shown.current === rows) return;
    const changed = changedRecords(shown.current, rows, rowId);
    shown.current = rows;
    if (changed !== null) return latestRecords.add(changed);
    apiRef.current?.setRows([...rows]);
    latestRecords.clear();
  }, [apiRef, rows, rowId, latestRecords]);
  return { firstRows, latestRecords };
}
