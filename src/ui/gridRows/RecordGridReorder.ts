import { createContext, type PointerEvent } from 'react';

/** Reordering of rows that have a stored order. */
export interface RecordReorder {
  /** Singular noun for a row: 'section'. */
  noun: string;
  /** Group of the move commands: 'Sections'. */
  group: string;
  /** Reason why rows cannot be moved now; null when they can. */
  refusal: string | null;
  /** Shows a row at a zero-based index of the displayed rows, without saving. */
  onPreview: (id: string, to: number) => void;
  /** Commits or cancels the previewed move. */
  onSettle: (isCommitted: boolean) => void;
}

/** Moves of a row with their keys. */
export const moveDirections = [
  { direction: 'up', word: 'up', keys: 'Alt+↑', key: 'ArrowUp' },
  { direction: 'down', word: 'down', keys: 'Alt+↓', key: 'ArrowDown' },
  { direction: 'first', word: 'to the top', keys: 'Alt+Home', key: 'Home' },
  { direction: 'last', word: 'to the end', keys: 'Alt+End', key: 'End' },
] as const;

export type MoveDirection = (typeof moveDirections)[number]['direction'];

/** Index after a move, clamped to the list. */
export function indexAfterMove(direction: MoveDirection, index: number, count: number): number {
  if (direction === 'first') return 0;
  if (direction === 'last') return count - 1;
  return Math.max(0, Math.min(index + (direction === 'up' ? -1 : 1), count - 1));
}

export interface RowMoves {
  refusal: string | null;
  /** Index among the displayed rows, and their number. */
  positionOf: (id: string) => { index: number; count: number };
  move: (id: string, direction: MoveDirection) => void;
  beginDrag: (id: string, event: PointerEvent<HTMLElement>) => void;
}

/** Moves offered by a row's handle; null in a grid without reordering. */
export const RowMovesContext = createContext<RowMoves | null>(null);
