import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { type GridApi, type GridValidRowModel } from '@mui/x-data-grid';
import { changedRecords, createLatestRecords } from '../gridRows/latestRecords';

/**
 * The rows for the grid's prop, which stay the first ones; later ones are set by the grid's API. A new prop renders the
 * whole grid again, headers and tooltips included: some 250 components for each key of a search and each changed row.
 *
 * The grid indexes all rows anew for one that changed. Where ids and order stay the same it keeps the rows it has, and
 * each drawn row reads its record from `latestRecords`.
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
