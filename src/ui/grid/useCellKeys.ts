import { type KeyboardEvent, type MouseEvent } from 'react';
import useEventCallback from '@mui/utils/useEventCallback';
import { type GridEventListener, type MuiEvent } from '@mui/x-data-grid';
import { ROW_SELECTOR } from '../gridRows/gridInternals';
import { isSubmitKey } from '../dom/isSaveKey';
import { activateCellContent, isSpaceOnCell } from '../gridRows/RecordGridFocus';
import { type useRowMoves } from './useRowMoves';
import { type useRowSelection } from './useRowSelection';

interface CellKeysOptions<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Null when rows cannot be selected. */
  selection: Pick<ReturnType<typeof useRowSelection>, 'all' | 'toggle' | 'clear'> | null;
  handleMoveKey: ReturnType<typeof useRowMoves>['handleKey'];
  onRowOpen?: (row: Row) => void;
}

const isSelectAllKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !shiftKey && !altKey;

const checkBoxIn = (cell: Element) => cell.querySelector<HTMLElement>('input[type="checkbox"]');

function preventGridDefault(event: MuiEvent<KeyboardEvent>): void {
  event.preventDefault();
  event.defaultMuiPrevented = true;
}

/** Keys of a cell: row moves, selection and opening. A click or double click opens a row as Enter does. */
export function useCellKeys<Row>(options: CellKeysOptions<Row>) {
  const { rows, rowId, selection, handleMoveKey, onRowOpen } = options;
  const openRowContaining = (element: Element) => {
    const id = element.closest<HTMLElement>(ROW_SELECTOR)?.dataset.id;
    const row = rows.find((each) => rowId(each) === id);
    if (row !== undefined) onRowOpen?.(row);
  };
  const handleKey = useEventCallback<Parameters<GridEventListener<'cellKeyDown'>>, void>(
    (cell, event) => {
      const id = String(cell.id);
      const isOnCell = event.target === event.currentTarget;
      if (handleMoveKey(id, event)) preventGridDefault(event);
      else if (selection !== null && isSelectAllKey(event)) {
        // Selects the same rows as the header checkbox.
        preventGridDefault(event);
        selection.all.selectAll(true);
      } else if (isSpaceOnCell(event) && (selection !== null || !isOnCell)) {
        // Keeps the grid from scrolling down a page.
        preventGridDefault(event);
        selection?.toggle(id);
      } else if (isSpaceOnCell(event) && checkBoxIn(event.currentTarget) !== null) {
        preventGridDefault(event);
        checkBoxIn(event.currentTarget)?.click();
      } else if (event.key === 'Escape' && selection?.clear()) {
        preventGridDefault(event);
      } else if (event.key === 'Enter' && isOnCell && !isSubmitKey(event)) {
        // The key would otherwise press the focused button of the dialog that it opens.
        event.preventDefault();
        if (!activateCellContent(event.currentTarget)) openRowContaining(event.currentTarget);
      }
    },
  );
  const handleClick = useEventCallback(({ target, currentTarget }: MouseEvent<Element>) => {
    // A click on a control in the row does not open the row.
    const isOnControl =
      target instanceof Element && target.closest('a, button, label, input') !== null;
    if (!isOnControl) openRowContaining(currentTarget);
  });
  return { handleKey, handleClick };
}
