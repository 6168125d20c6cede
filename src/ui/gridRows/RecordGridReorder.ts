import { createContext, type PointerEvent } from 'react';

/** Rows that have an order of their own, and can be put into another one. */
export interface RecordReorder {
  /** What a row is: 'section'. */
  noun: string;
  /** The group of its commands: 'Sections'. */
  group: string;
  /** Why no row can be moved at the moment; null when rows can. */
  refusal: string | null;
  /** Shows a row at a place (0 first) of the rows as they are shown. */
  onPreview: (id: string, to: number) => void;
  /** The row that was shown elsewhere stays there, or goes back. */
  onSettle: (isKept: boolean) => void;
}

/** The ways of a row, with their keys. */
export const moveWays = [
  { way: 'up', word: 'up', keys: 'Alt+↑', key: 'ArrowUp' },
  { way: 'down', word: 'down', keys: 'Alt+↓', key: 'ArrowDown' },
  { way: 'first', word: 'to the top', keys: 'Alt+Home', key: 'Home' },
  { way: 'last', word: 'to the end', keys: 'Alt+End', key: 'End' },
] as const;

export type MoveWay = (typeof moveWays)[number]['way'];

/** The place that a way leads to from another; the same one at an end. */
export function placeAfter(way: MoveWay, place: number, count: number): number {
  if (way === 'first') return 0;
  if (way === 'last') return count - 1;
  return Math.max(0, Math.min(place + (way === 'up' ? -1 : 1), count - 1));
}

export interface RowMoves {
  refusal: string | null;
  /** Of the rows as they are shown. */
  placeOf: (id: string) => { place: number; count: number };
  move: (id: string, way: MoveWay) => void;
  beginDrag: (id: string, event: PointerEvent<HTMLElement>) => void;
}

/** What a row's handle can do; null in a grid whose rows have no order of their own. */
export const RowMovesContext = createContext<RowMoves | null>(null);
