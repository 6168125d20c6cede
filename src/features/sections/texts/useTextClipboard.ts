import { type ClipboardEvent } from 'react';
import { parseClipboard } from '../../../domain/text/clipboardTable';
import { countOf } from '../../../domain/text/count';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { announced } from '../../../state/model/noticesSlice';
import { placeTable } from './placeTable';
import { isTitleCell } from './sectionTexts';

interface TextClipboardOptions {
  /** Names of the cells, row by row. */
  rows: readonly (readonly string[])[];
  textOf: (name: string) => string;
  /** Changes cells as one step. */
  onTexts: (texts: Readonly<Record<string, string>>) => void;
}

/** Name of the cell that has the focus without being edited. */
const focusedCell = ({ target }: ClipboardEvent): string | null =>
  target instanceof HTMLElement ? (target.dataset['cell'] ?? null) : null;

/** Copies a cell, and pastes a table from a spreadsheet into the cells from the one that has the focus. */
export function useTextClipboard({ rows, textOf, onTexts }: TextClipboardOptions) {
  const dispatch = useConsoleDispatch();
  return {
    onCopy(event: ClipboardEvent) {
      const name = focusedCell(event);
      if (name === null || document.getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', textOf(name));
    },
    onPaste(event: ClipboardEvent) {
      const name = focusedCell(event);
      if (name === null) return;
      event.preventDefault();
      const table = parseClipboard(event.clipboardData.getData('text/plain'));
      const { texts, lost } = placeTable(rows, name, table);
      const oneLine = Object.entries(texts).map(([cell, text]) => [
        cell,
        isTitleCell(cell) ? text.replace(/\s*\n\s*/g, ' ') : text,
      ]);
      onTexts(Object.fromEntries(oneLine));
      if (lost > 0) {
        const isBesideTitles = !isTitleCell(name) && table.some((cells) => cells.length > 1);
        const advice = isBesideTitles ? '. Paste titles with descriptions at a title' : '';
        dispatch(announced('warning', `No cell for ${countOf(lost, 'text')}${advice}`));
      }
    },
  };
}
