import { useEffect, useState } from 'react';
import { type RecordGridTable } from './RecordGridTable';

type GridTable = typeof RecordGridTable;

let loaded: GridTable | null = null;

/** Loads the DataGrid. Rejects when its script cannot be had. */
export async function loadGridTable(): Promise<GridTable> {
  loaded ??= (await import('./RecordGridTable')).RecordGridTable;
  return loaded;
}

/**
 * The table of the DataGrid; null until it has loaded, which begins once the rows before it are painted. Not by
 * `lazy`: React shows what a boundary waited for 300 ms after its fallback at the earliest. A script that cannot be
 * had is an error of the component, as with `lazy`.
 */
export function useGridTable(): GridTable | null {
  const [table, setTable] = useState(() => loaded);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    if (table !== null) return undefined;
    let isGone = false;
    const load = () =>
      loadGridTable().then(
        (each) => !isGone && setTable(() => each),
        (reason: unknown) => !isGone && setError(reason),
      );
    // The timer of a frame runs after the frame is painted.
    const frame = requestAnimationFrame(() => setTimeout(() => void load()));
    return () => {
      isGone = true;
      cancelAnimationFrame(frame);
    };
  }, [table]);
  if (error !== null) throw error;
  return table;
}
