import { createContext } from 'react';
import { type GridRowProps } from '@mui/x-data-grid';

interface PendingRow {
  id: string;
  row: GridRowProps['row'];
  isSelected: boolean;
}

/** Pending row at an index; null past the end. */
export type GetPendingRow = (index: number) => PendingRow | null;

/**
 * The rows that are drawn before they are committed to the grid; null when nothing is pending. Rows read them
 * from this context, which React renders in steps that a key interrupts: the grid's store would not wait.
 */
export const PendingRowsContext = createContext<GetPendingRow | null>(null);
