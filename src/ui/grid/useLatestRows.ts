import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { type GridApi, type GridValidRowModel } from '@mui/x-data-grid';
import { changedRecords, createLatestRecords } from '../gridRows/latestRecords';

/**
 * The rows for the grid's prop, which stay the first ones; later ones are set by the grid's API. A new prop draws the
 * whole grid again, heads and tooltips included: some 250 components for each key of a search and each changed row.
 *
 * The grid indexes all rows anew for one that changed. Where rows keep their places, those that changed are drawn
 * at once, from `latestRecords`, and the grid gets them once they are painted.
 */
export function useLatestRows<Row extends GridValidRowModel>(
  apiRef: RefObject<GridApi | null>,
  rows: readonly Row[],
  rowId: (row: Row) => string,
) {
  const [firstRows] = useState(rows);
  const [latestRecords] = useState(createLatestRecords<Row>);
  const shown = useRef(rows);
  const isPending = useRef(false);
  useLayoutEffect(() => {
    if (shown.current === rows) return;
    const changed = changedRecords(shown.current, rows, rowId);
    shown.current = rows;
    const setRows = () => {
      isPending.current = false;
      apiRef.current?.setRows([...shown.current]);
      latestRecords.clear();
    };
    if (changed === null) return setRows();
    latestRecords.add(changed);
    if (isPending.current) return;
    isPending.current = true;
    // The timer of a frame runs after the frame is painted.
    requestAnimationFrame(() => setTimeout(() => isPending.current && setRows()));
  }, [apiRef, rows, rowId, latestRecords]);
  useEffect(
    () => () => {
      isPending.current = false;
    },
    [],
  );
  return { firstRows, latestRecords };
}
