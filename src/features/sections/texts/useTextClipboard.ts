import { useState, type ClipboardEvent } from 'react';
import { parseClipboard } from '../../../domain/text/clipboardTable';
import { pasteTable, type TextGrid } from './pasteTable';
import { isTitleCell } from './sectionTexts';

interface TextClipboardOptions {
  grid: TextGrid;
  textOf: (name: string) => string;
  /** Changes cells as one undo step. */
  onTexts: (texts: Readonly<Record<string, string>>) => void;
  /** True with unsaved texts. */
  isDirty: boolean;
}

/** Pasted texts without a matching cell. */
export interface LostTexts {
  rows: readonly string[];
  texts: readonly string[];
  /** True when texts were lost because the paste began at a description. */
  isBesideTitles: boolean;
}

/** Cell name of a clipboard event, whose target is the cell or its text: browsers dispatch it at the caret. */
const cellOf = ({ target }: ClipboardEvent): string | null =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? null)
    : null;
const isInField = ({ target }: ClipboardEvent): boolean => target instanceof HTMLTextAreaElement;

/** True for a paste that cannot be meant for the open cell alone: several columns, or several lines for a title. */
const isTable = (name: string, table: readonly (readonly string[])[]): boolean =>
  table.some((cells) => cells.length > 1) || (isTitleCell(name) && table.length > 1);

/**
 * Copies a cell's text, and pastes a spreadsheet table from the focused cell on. Texts without a cell are reported
 * until the form is saved or reset.
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
      // A single text in an open field is left to the browser.
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
