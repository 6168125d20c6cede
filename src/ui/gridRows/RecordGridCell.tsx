import { memo, useMemo, type ChangeEvent, type CSSProperties } from 'react';
import {
  GRID_CHECKBOX_SELECTION_FIELD,
  useGridApiContext,
  type GridRowId,
  type GridRowProps,
  type GridValidRowModel as Row,
} from '@mui/x-data-grid';
import { cellAttributes, rowClasses } from './gridInternals';
import { RecordGridCheckbox } from './RecordGridCheckbox';
import { type RenderedColumn } from './RecordGridColumns';
import { type CellEventHandlers } from './cellEventHandlers';

export interface RecordGridCellProps {
  column: GridRowProps['visibleColumns'][number];
  rowId: GridRowId;
  row: Row;
  colIndex: number;
  width: number;
  /** True for the one cell in the tab order (roving tabindex). */
  isTabStop: boolean;
  /** True for a row outside the viewport that stays rendered because it has the focus. */
  isNotVisible: boolean;
  isSelected: boolean;
  handlers: CellEventHandlers;
}

/** Cell without spans, editing or pinning, and without store subscriptions of its own. */
function Cell(props: RecordGridCellProps) {
  const { column, rowId, row, colIndex, width, isTabStop, isNotVisible, isSelected, handlers } =
    props;
  const { field, cellClassName, align = 'left' } = column;
  const apiRef = useGridApiContext();
  const style = useMemo(
    () =>
      isNotVisible
        ? { padding: 0, opacity: 0, width: 0, height: 0, border: 0 }
        : ({ '--width': `${width}px` } as CSSProperties), // read by the grid's own style sheet
    [width, isNotVisible],
  );
  const isCheckbox = field === GRID_CHECKBOX_SELECTION_FIELD;
  const classNames: string[] = [rowClasses.cell, rowClasses.cellFlex, rowClasses[align]];
  if (typeof cellClassName === 'string') classNames.push(cellClassName);
  // The console's own properties, which the grid's type does not declare.
  const { narrowBelow = 0, isRowHeader = false, renderContent } = column as RenderedColumn<Row>;
  if (width < narrowBelow) classNames.push('RecordGrid-narrow');
  const changeSelection = (event: ChangeEvent<HTMLInputElement>) => {
    const params = { id: rowId, value: event.target.checked };
    apiRef.current.publishEvent('rowSelectionCheckboxChange', params, event);
  };
  return (
    <div
      {...cellAttributes(field, colIndex, isRowHeader)}
      className={classNames.join(' ')}
      style={style}
      // Tab focuses a checkbox itself, not its cell.
      tabIndex={isTabStop && !isNotVisible && !isCheckbox ? 0 : -1}
      {...handlers}
    >
      {isCheckbox ? (
        <RecordGridCheckbox checked={isSelected} onChange={changeSelection} />
      ) : (
        renderContent?.(row, String(rowId))
      )}
    </div>
  );
}

export const RecordGridCell = memo(Cell);
