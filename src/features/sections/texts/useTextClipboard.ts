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

/** Cell of an event, which browsers send to where the caret stands: to the cell or to its text. */
const cellOf = ({ target }: ClipboardEvent): string | null =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? null)
    : null;
const isInField = ({ target }: ClipboardEvent): boolean => target instanceof HTMLTextAreaElement;

/** True for what cannot be meant for the one open cell: several columns, or several lines for a title. */
const isTable = (name: string, table: readonly (readonly string[])[]): boolean =>
  table.some((cells) => cells.length > 1) || (isTitleCell(name) && table.length > 1);

/** Copies a cell, and pastes a table from a spreadsheet into the cells from the one that has the focus. */
export function useTextClipboard({ rows, textOf, onTexts }: TextClipboardOptions) {
  const dispatch = useConsoleDispatch();
  return {
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
