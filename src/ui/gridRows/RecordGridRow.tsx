import {
  createContext,
  memo,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type MouseEvent,
} from 'react';
import {
  GRID_CHECKBOX_SELECTION_FIELD,
  gridFocusCellSelector,
  gridTabIndexCellSelector,
  useGridApiContext,
  useGridSelector,
  type GridRowId,
  type GridRowProps,
} from '@mui/x-data-grid';
import { createEditedRows, type EditedRows } from './editedRows';
import { createScrollVelocity, type ScrollVelocity } from './scrollVelocity';
import { PendingRowsContext } from './PendingRows';
import { RecordGridCell } from './RecordGridCell';
import { CurrentRowContext, setTabStops } from './RecordGridFocus';
import { type CellEventHandlers } from './cellEventHandlers';

/** Values shared by all rows of a grid. */
export interface SharedRowProps {
  editedRows: Pick<EditedRows<GridRowProps['row']>, 'get' | 'subscribe'>;
  cellHandlers: CellEventHandlers;
  onDoubleClick: (event: MouseEvent<Element>) => void;
  scrollVelocity: ScrollVelocity;
  isSelectable: boolean;
  draggedId: string | null;
}

const noop = () => undefined;
const noopHandlers = { onClick: noop, onDoubleClick: noop, onMouseDown: noop };
export const SharedRowPropsContext = createContext<SharedRowProps>({
  editedRows: createEditedRows(),
  cellHandlers: { ...noopHandlers, onKeyDown: noop, onKeyUp: noop },
  onDoubleClick: noop,
  scrollVelocity: createScrollVelocity(),
  isSelectable: false,
  draggedId: null,
});

/** True when a row renders its cells: always for the focused row, else once the list no longer scrolls fast. */
function useShouldRenderCells(scrollVelocity: ScrollVelocity, rowId: GridRowId): boolean {
  const apiRef = useGridApiContext();
  const [shouldRender, setShouldRender] = useState(
    () => !scrollVelocity.isFast() || gridFocusCellSelector(apiRef)?.id === rowId,
  );
  useEffect(() => {
    if (shouldRender) return undefined;
    const render = () => startTransition(() => setShouldRender(true));
    return scrollVelocity.isFast() ? scrollVelocity.onScrollIdle(render) : render();
  }, [shouldRender, scrollVelocity]);
  return shouldRender;
}

function rowStyle({ isNotVisible, rowHeight }: GridRowProps): CSSProperties {
  if (isNotVisible) return { opacity: 0, width: 0, height: 0 };
  // The grid's style sheet reads the cells' height from this property.
  const cellHeight = { '--height': `${rowHeight}px` };
  return { minHeight: rowHeight, maxHeight: rowHeight, ...cellHeight };
}

/** Attributes by which the grid finds a row, and screen readers its position. */
const rowAttributes = (props: GridRowProps, id: string) => ({
  role: 'row',
  'data-id': id,
  'data-rowindex': props.index,
  'aria-rowindex': props.index + 2, // one-based, after the header row
  style: rowStyle(props),
});

function PlaceholderRow(props: GridRowProps) {
  return (
    <div
      {...rowAttributes(props, String(props.rowId))}
      className="MuiDataGrid-row RecordGrid-placeholderRow"
    />
  );
}

/**
 * Replaces the grid's own row, which subscribes to its store eight times and each of its cells seven
 * times. Rows have text ids and one height, and do not depend on their neighbours.
 */
function RenderedRow(props: GridRowProps) {
  const { rowId, visibleColumns } = props;
  const { isNotVisible, isLastVisible, showBottomBorder } = props;
  const apiRef = useGridApiContext();
  const shared = useContext(SharedRowPropsContext);
  const committedId = String(rowId);
  const { editedRows } = shared;
  const subscribe = useCallback(
    (listener: () => void) => editedRows.subscribe(committedId, listener),
    [editedRows, committedId],
  );
  const committedRow =
    useSyncExternalStore(subscribe, () => editedRows.get(committedId)) ?? props.row;
  const getPendingRow = useContext(PendingRowsContext);
  const committed = { id: committedId, row: committedRow, isSelected: props.selected };
  const displayed = getPendingRow === null ? committed : getPendingRow(props.index);
  const { id } = displayed ?? committed;
  const currentRow = useContext(CurrentRowContext);
  const element = useRef<HTMLDivElement>(null);
  const tabStopField = useGridSelector(apiRef, () => {
    const cell = gridTabIndexCellSelector(apiRef);
    return cell?.id === rowId ? cell.field : null;
  });
  const focusedField = useGridSelector(apiRef, () => {
    const cell = gridFocusCellSelector(apiRef);
    return cell?.id === rowId ? cell.field : null;
  });
  useLayoutEffect(() => {
    // The first rendered row is in the tab order until another row takes the focus.
    currentRow.current ??= id;
    if (element.current !== null) setTabStops(element.current, currentRow.current === id);
  });
  useLayoutEffect(() => {
    const cell = focusedField === null ? null : apiRef.current.getCellElement(rowId, focusedField);
    const { activeElement } = document;
    if (cell === null || cell.contains(activeElement)) return;
    // Leaves the focus in a search field outside the grid.
    const isElsewhere = activeElement !== null && activeElement !== document.body;
    if (isElsewhere && !apiRef.current.rootElementRef.current?.contains(activeElement)) return;
    const control = cell.querySelector<HTMLElement>('[tabindex="0"]');
    (control ?? cell).focus({ preventScroll: true });
  }, [apiRef, rowId, focusedField]);
  // The pending rows are fewer than the rendered ones.
  if (displayed === null) return null;
  const { row, isSelected } = displayed;
  const classNames = ['MuiDataGrid-row'];
  if (isSelected) classNames.push('Mui-selected');
  if (isLastVisible) classNames.push('MuiDataGrid-row--lastVisible');
  if (showBottomBorder) classNames.push('MuiDataGrid-row--borderBottom');
  if (shared.draggedId === id) classNames.push('RecordGrid-draggedRow');
  return (
    <div
      ref={element}
      {...rowAttributes(props, id)}
      aria-selected={shared.isSelectable ? isSelected : undefined}
      className={classNames.join(' ')}
      onDoubleClick={shared.onDoubleClick}
    >
      {visibleColumns.map((column, index) => (
        <RecordGridCell
          key={column.field}
          column={column}
          rowId={id}
          row={row}
          colIndex={index}
          width={column.computedWidth}
          isTabStop={column.field === tabStopField}
          isNotVisible={isNotVisible}
          isSelected={isSelected && column.field === GRID_CHECKBOX_SELECTION_FIELD}
          handlers={shared.cellHandlers}
        />
      ))}
      <div role="none" className="MuiDataGrid-cell MuiDataGrid-cellEmpty" />
    </div>
  );
}

function Row(props: GridRowProps) {
  const { scrollVelocity } = useContext(SharedRowPropsContext);
  return useShouldRenderCells(scrollVelocity, props.rowId) ? (
    <RenderedRow {...props} />
  ) : (
    <PlaceholderRow {...props} />
  );
}

/** Compares the props that affect the rendered row. */
const isSameRow = (a: GridRowProps, b: GridRowProps) =>
  a.row === b.row &&
  a.rowId === b.rowId &&
  a.index === b.index &&
  a.selected === b.selected &&
  a.visibleColumns === b.visibleColumns &&
  a.rowHeight === b.rowHeight &&
  a.isNotVisible === b.isNotVisible &&
  a.isLastVisible === b.isLastVisible &&
  a.showBottomBorder === b.showBottomBorder;

export const RecordGridRow = memo(Row, isSameRow);
