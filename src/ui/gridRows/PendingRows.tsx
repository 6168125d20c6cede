import {
  createContext,
  startTransition,
  use,
  useEffect,
  useState,
  type PropsWithChildren,
} from 'react';
import { type GridRowProps } from '@mui/x-data-grid';

interface PendingRow {
  id: string;
  row: GridRowProps['row'];
  isSelected: boolean;
}

/** Pending row at an index; null past the end. */
export type GetPendingRow = (index: number) => PendingRow | null;

/** Rows rendered urgently: about half a window. */
const URGENT_ROWS = 10;

const UrgentRowsContext = createContext<GetPendingRow | null>(null);
const DeferredRowsContext = createContext<GetPendingRow | null>(null);

/**
 * Provides the rows that are drawn before they are committed to the grid; null when nothing is pending. The
 * first rows render at once and the others in a transition, so that the next keystroke can interrupt them.
 */
export function PendingRowsProvider({
  rows,
  children,
}: PropsWithChildren<{ rows: GetPendingRow | null }>) {
  const [deferred, setDeferred] = useState({ rows });
  useEffect(() => startTransition(() => setDeferred({ rows })), [rows]);
  return (
    <UrgentRowsContext value={rows}>
      <DeferredRowsContext value={rows && deferred.rows}>{children}</DeferredRowsContext>
    </UrgentRowsContext>
  );
}

/** The pending rows, as the row at `index` is to see them; null when nothing is pending. */
export function usePendingRows(index: number): GetPendingRow | null {
  return use(index < URGENT_ROWS ? UrgentRowsContext : DeferredRowsContext);
}
