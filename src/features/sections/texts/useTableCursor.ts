import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import useEventCallback from '@mui/utils/useEventCallback';

export interface Cursor {
  name: string;
  /** Text at the start of editing; null while not editing. */
  before: string | null;
}

interface TableCursorOptions {
  /** Element around the cells; each cell has its name in `data-cell`. */
  table: RefObject<HTMLElement | null>;
  /** Cell names by row. */
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

/** Ctrl or Cmd with Home or End moves to the first or last cell. */
const modifiedSteps: Record<string, Step> = {
  Home: () => [0, 0],
  End: () => [Infinity, Infinity],
};

/**
 * True for a key that starts editing a cell by typing a character; excludes '?' (list of shortcuts) and Space
 * (scrolling).
 */
const isTypedCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  [...key].length === 1 && key !== ' ' && key !== '?' && !ctrlKey && !metaKey && !altKey;

/**
 * Cursor of the text grid. Arrow keys move it; Enter, F2 or typing edits the cell. While editing, Enter moves down, Tab
 * to the next cell, and Escape restores the text.
 */
export function useTableCursor({ table, rows, textOf, onText }: TableCursorOptions) {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const shouldFocus = useRef(false);
  /** True after Escape restored a text, until another key is pressed. */
  const hasTakenBack = useRef(false);

  useLayoutEffect(() => {
    if (!shouldFocus.current || cursor === null) return;
    shouldFocus.current = false;
    // A cell in edit mode focuses its own text field.
    if (cursor.before !== null) return;
    table.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cursor.name)}"]`)?.focus();
  }, [cursor, table]);

  const goTo = (name: string, isEditing: boolean) => {
    shouldFocus.current = true;
    setCursor({ name, before: isEditing ? textOf(name) : null });
  };
  const neighbour = (name: string, step: Step): string | undefined => {
    const row = rows.findIndex((cells) => cells.includes(name));
    const [nextRow, nextColumn] = step(row, rows[row]?.indexOf(name) ?? 0);
    const cells = rows[Math.max(0, Math.min(nextRow, rows.length - 1))] ?? [];
    return cells[Math.max(0, Math.min(nextColumn, cells.length - 1))];
  };

  const handleEditingKey = (name: string, event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      hasTakenBack.current = true;
      onText(name, cursor?.before ?? '');
      goTo(name, false);
    } else if (event.key === 'Enter' && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      goTo(neighbour(name, (row, column) => [row + 1, column]) ?? name, false);
    } else if (event.key === 'Tab') {
      const cellNames = rows.flat();
      const next = cellNames[cellNames.indexOf(name) + (event.shiftKey ? -1 : 1)];
      // Tab leaves the table after the last cell, Shift+Tab before the first.
      if (next === undefined) return;
      event.preventDefault();
      goTo(next, true);
    }
  };
  const handleNavigationKey = (name: string, event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step !== undefined && !event.altKey && !event.shiftKey) {
      event.preventDefault();
      const isModified = event.ctrlKey || event.metaKey;
      const next = neighbour(name, (isModified ? modifiedSteps[event.key] : undefined) ?? step);
      if (next !== undefined) goTo(next, false);
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      goTo(name, true);
    } else if (event.key === 'Escape') {
      // A second Escape after restoring a text must not leave the page.
      if (hasTakenBack.current) event.preventDefault();
    } else if (isTypedCharacter(event)) {
      event.preventDefault();
      goTo(name, true);
      onText(name, event.key);
    }
  };

  return {
    cursor,
    /** Focuses a cell without editing it. */
    focusCell: (name: string) => goTo(name, false),
    onPress: useEventCallback((name: string) => goTo(name, true)),
    onKey: useEventCallback((name: string, event: KeyboardEvent<HTMLElement>) => {
      const isEditing = cursor?.name === name && cursor.before !== null;
      if (event.key !== 'Escape') hasTakenBack.current = false;
      (isEditing ? handleEditingKey : handleNavigationKey)(name, event);
    }),
    onLeave: useEventCallback((name: string) =>
      setCursor((current) => (current?.name === name ? { name, before: null } : current)),
    ),
  };
}
