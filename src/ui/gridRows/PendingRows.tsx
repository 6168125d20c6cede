import {
  createContext,
  startTransition,
  use,
  useEffect,
  useState,
  type PropsWithChildren,
} from 'react';
import { type GridRowProps } from '@mui/x-data-grid';

interface RowAhead {
  id: string;
  row: GridRowProps['row'];
  isMarked: boolean;
}

/** What a row shows in place of what the grid was given for it, by its place; null for a row too many. */
export type RowsAhead = (place: number) => RowAhead | null;

/** About half a window of them. */
const FIRST_ROWS = 10;

const FirstRowsContext = createContext<RowsAhead | null>(null);
const LaterRowsContext = createContext<RowsAhead | null>(null);

/**
 * Shows rows that the grid will get later; null for those that it has. The first are drawn at once and the
 * others a step later: there is less to draw at a time for the next key to wait for.
 */
export function RowsAheadProvider({
  rows,
  children,
}: PropsWithChildren<{ rows: RowsAhead | null }>) {
  const [later, setLater] = useState({ rows });
  useEffect(() => startTransition(() => setLater({ rows })), [rows]);
  return (
    <FirstRowsContext value={rows}>
      <LaterRowsContext value={rows && later.rows}>{children}</LaterRowsContext>
    </FirstRowsContext>
  );
}

/** What is shown ahead of the grid, for the row in a place. */
export function useRowsAhead(place: number): RowsAhead | null {
  return use(place < FIRST_ROWS ? FirstRowsContext : LaterRowsContext);
}
