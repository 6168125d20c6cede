import { useState, type ClipboardEvent } from 'react';
import { parseClipboard } from '../../../domain/text/clipboardTable';
import { pasteTable, type TextGrid } from './pasteTable';
import { isTitleCell } from './sectionTexts';

interface TextClipboardOptions {
  grid: TextGrid;
  textOf: (name: string) => string;
  /** Changes cells as one step. */
  onTexts: (texts: Readonly<Record<string, string>>) => void;
  /** True while there are unsaved texts. */
  isDirty: boolean;
}

/** Pasted texts that no cell took. */
export interface LostTexts {
  rows: readonly string[];
  texts: readonly string[];
  /** True where descriptions were pasted with more columns. */
  isBesideTitles: boolean;
}

/** Cell of an event, which browsers send to where the caret is: to the cell or to its text. */
const cellOf = ({ target }: ClipboardEvent): string | null =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? null)
    : null;
const isInField = ({ target }: ClipboardEvent): boolean => target instanceof HTMLTextAreaElement;

/** True for what cannot be meant for the one open cell: several columns, or several lines for a title. */
const isTable = (name: string, table: readonly (readonly string[])[]): boolean =>
  table.some((cells) => cells.length > 1) || (isTitleCell(name) && table.length > 1);

/**
 * Copies a cell, and pastes a table from a spreadsheet into the cells from the one that has the focus. What found no
 * cell is reported until the texts are saved or taken back.
 */
export function useTextClipboard({ grid, textOf, onTexts, isDirty }: TextClipboardOptions) {
  const [lost, setLost] = useState<LostTexts | null>(null);
  const [wasDirty, setWasDirty] = useState(isDirty);
  if (wasDirty !== isDirty) {
    setWasDirty(isDirty);
    if (!isDirty) setLost(null);
  }
  const handlers = {
    onCopy(event: ClipboardEvent) {
      const name = isInField(event) ? null : cellOf(event);
      if (name === null || document.getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', textOf(name));
    },
    onPaste(event: ClipboardEvent) {
      const name = cellOf(event);
      if (name === null) return;
      const table = parseClipboard(event.clipboardData.getData('text/plain'));
      // A field that is open takes one text by itself.
      if (isInField(event) && !isTable(name, table)) return;
      event.preventDefault();
      const { texts, lostRows, lostTexts } = pasteTable(grid, name, table);
      const oneLine = Object.entries(texts).map(([cell, text]) => [
        cell,
        isTitleCell(cell) ? text.replace(/\s*\n\s*/g, ' ') : text,
      ]);
      onTexts(Object.fromEntries(oneLine));
      const hasLost = lostRows.length + lostTexts.length > 0;
      const isBesideTitles = !isTitleCell(name) && lostTexts.length > 0;
      setLost(hasLost ? { rows: lostRows, texts: lostTexts, isBesideTitles } : null);
    },
  };
  return { handlers, lost, dismissLost: () => setLost(null) };
}
