import { memo, useMemo, type ChangeEvent, type CSSProperties } from 'react';
import {
  GRID_CHECKBOX_SELECTION_FIELD,
  useGridApiContext,
  type GridRowId,
  type GridRowProps,
  type GridValidRowModel as Row,
} from '@mui/x-data-grid';
import { RecordGridCheckbox } from './RecordGridCheckbox';
import { type DrawnColumn } from './RecordGridColumns';
import { type CellHandlers } from './cellEventHandlers';

const sides = { left: 'Left', center: 'Center', right: 'Right' } as const;

export interface RecordGridCellProps {
  column: GridRowProps['visibleColumns'][number];
  rowId: GridRowId;
  row: Row;
  colIndex: number;
  width: number;
  /** The cell that the Tab key comes to. */
  isStop: boolean;
  /** Of a row that is kept out of sight for its focus. */
  isNotVisible: boolean;
  isMarked: boolean;
  handlers: CellHandlers;
}

/** Cells span nothing, and are neither edited nor pinned; they listen to nothing themselves. */
function Cell(props: RecordGridCellProps) {
  const { column, rowId, row, colIndex, width, isStop, isNotVisible, isMarked, handlers } = props;
  const { field, cellClassName, align = 'left' } = column;
  const apiRef = useGridApiContext();
  const style = useMemo(
    () =>
      isNotVisible
        ? { padding: 0, opacity: 0, width: 0, height: 0, border: 0 }
        : ({ '--width': `${width}px` } as CSSProperties), // the grid's own style sheet reads it
    [width, isNotVisible],
  );
  const isBox = field === GRID_CHECKBOX_SELECTION_FIELD;
  const classNames = [
    'MuiDataGrid-cell MuiDataGrid-cell--flex',
    `MuiDataGrid-cell--text${sides[align]}`,
  ];
  if (typeof cellClassName === 'string') classNames.push(cellClassName);
  // Ours, which the grid's type does not know.
  const { narrowBelow = 0, draw } = column as DrawnColumn<Row>;
  if (width < narrowBelow) classNames.push('RecordGrid-narrow');
  const mark = (event: ChangeEvent<HTMLInputElement>) => {
    const params = { id: rowId, value: event.target.checked };
    apiRef.current.publishEvent('rowSelectionCheckboxChange', params, event);
  };
  return (
    <div
      role="gridcell"
      className={classNames.join(' ')}
      data-field={field}
      data-colindex={colIndex}
      aria-colindex={colIndex + 1}
      style={style}
      // Of a box Tab goes to the box and not to the cell around it.
      tabIndex={isStop && !isNotVisible && !isBox ? 0 : -1}
      {...handlers}
    >
      {isBox ? (
        <RecordGridCheckbox checked={isMarked} onChange={mark} />
      ) : (
        draw?.(row, String(rowId))
      )}
    </div>
  );
}

export const RecordGridCell = memo(Cell);
