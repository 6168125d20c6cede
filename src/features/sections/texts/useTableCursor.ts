import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useEventCallback } from '../../../ui/hooks/useEventCallback';

interface Cursor {
  name: string;
  isEditing: boolean;
}

interface TableCursorOptions {
  /** Around the cells; each carries its name as `data-cell`. */
  table: RefObject<HTMLElement | null>;
  /** The names of the cells, row by row. */
  rows: readonly (readonly string[])[];
  textOf: (name: string) => string;
  onText: (name: string, text: string) => void;
}

type Step = (row: number, column: number) => readonly [row: number, column: number];

const steps: Record<string, Step> = {
  ArrowUp: (row, column) => [row - 1, column],
  ArrowDown: (row, column) => [row + 1, column],
  ArrowLeft: (row, column) => [row, column - 1],
  ArrowRight: (row, column) => [row, column + 1],
  Home: (row) => [row, 0],
  End: (row) => [row, Infinity],
};

/** With Ctrl or Cmd: to the first cell of all, or to the last. */
const farSteps: Record<string, Step> = {
  Home: () => [0, 0],
  End: () => [Infinity, Infinity],
};

/** Typed on a cell, it begins the cell anew; '?' stays the list of keys, Space scrolls. */
const isWriting = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  [...key].length === 1 && key !== ' ' && key !== '?' && !ctrlKey && !metaKey && !altKey;

/**
 * Where one is in a table of texts. Arrows go from cell to cell; Enter, F2 or typing writes in the cell,
 * Enter then goes to the one below, Tab to the next one, Escape brings back what was there.
 */
export function useTableCursor({ table, rows, textOf, onText }: TableCursorOptions) {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const before = useRef('');
  const takesFocus = useRef(false);

  useLayoutEffect(() => {
    if (!takesFocus.current || cursor === null) return;
    takesFocus.current = false;
    // A cell that is written in takes the focus itself.
    if (cursor.isEditing) return;
    table.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cursor.name)}"]`)?.focus();
  }, [cursor, table]);

  const goTo = (name: string, isEditing: boolean) => {
    takesFocus.current = true;
    if (isEditing) before.current = textOf(name);
    setCursor({ name, isEditing });
  };
  const neighbour = (name: string, step: Step): string | undefined => {
    const row = rows.findIndex((cells) => cells.includes(name));
    const [nextRow, nextColumn] = step(row, rows[row]?.indexOf(name) ?? 0);
    const cells = rows[Math.max(0, Math.min(nextRow, rows.length - 1))] ?? [];
    return cells[Math.max(0, Math.min(nextColumn, cells.length - 1))];
  };

  const write = (name: string, event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onText(name, before.current);
      goTo(name, false);
    } else if (event.key === 'Enter' && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      goTo(neighbour(name, (row, column) => [row + 1, column]) ?? name, false);
    } else if (event.key === 'Tab') {
      const all = rows.flat();
      const next = all[all.indexOf(name) + (event.shiftKey ? -1 : 1)];
      // After the last cell the page goes on.
      if (next === undefined) return;
      event.preventDefault();
      goTo(next, true);
    }
  };
  const read = (name: string, event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step !== undefined && !event.altKey && !event.shiftKey) {
      event.preventDefault();
      const isFar = event.ctrlKey || event.metaKey;
      const next = neighbour(name, (isFar ? farSteps[event.key] : undefined) ?? step);
      if (next !== undefined) goTo(next, false);
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      goTo(name, true);
    } else if (isWriting(event)) {
      event.preventDefault();
      goTo(name, true);
      onText(name, event.key);
    }
  };

  return {
    cursor,
    onPress: useEventCallback((name: string) => goTo(name, true)),
    onKey: useEventCallback((name: string, event: KeyboardEvent<HTMLElement>) => {
      const isEditing = cursor?.name === name && cursor.isEditing;
      (isEditing ? write : read)(name, event);
    }),
    onLeave: useEventCallback((name: string) =>
      setCursor((now) => (now?.name === name ? { name, isEditing: false } : now)),
    ),
  };
}
