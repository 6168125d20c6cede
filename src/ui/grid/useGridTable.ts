import { useEffect, useState } from 'react';
import { type RecordGridTable } from './RecordGridTable';

type GridTable = typeof RecordGridTable;

let loaded: GridTable | null = null;

/** Loads the DataGrid. Rejects when its script cannot be loaded. */
export async function loadGridTable(): Promise<GridTable> {
  loaded ??= (await import('./RecordGridTable')).RecordGridTable;
  return loaded;
}

/**
 * Table component of the DataGrid; null until loaded, which starts after the first rows are painted. `lazy` is not used
 * because React shows the content of a Suspense boundary 300 ms after its fallback at the earliest. A load failure is
 * thrown as an error of the component, as with `lazy`.
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
    // A timer started in an animation frame fires after that frame is painted.
    const frame = requestAnimationFrame(() => setTimeout(() => void load()));
    return () => {
      isGone = true;
      cancelAnimationFrame(frame);
    };
  }, [table]);
  if (error !== null) throw error;
  return table;
}
