import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { type GridApi, type GridValidRowModel } from '@mui/x-data-grid';

/**
 * The rows for the grid's prop, which stay the first ones; later ones are set by the grid's API. A new prop draws the
 * whole grid again, heads and tooltips included: some 250 components for each key of a search and each changed row.
 */
export function useLatestRows<Row extends GridValidRowModel>(
  apiRef: RefObject<GridApi | null>,
  rows: readonly Row[],
): readonly Row[] {
  const [firstRows] = useState(rows);
  const shown = useRef(rows);
  useLayoutEffect(() => {
    if (shown.current === rows) return;
    shown.current = rows;
    apiRef.current?.setRows([...rows]);
  }, [apiRef, rows]);
  return firstRows;
}
