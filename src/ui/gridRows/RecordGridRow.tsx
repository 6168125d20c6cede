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
import { createLatestRows, type LatestRows } from './editedRows';
import { createScrollVelocity, type ScrollVelocity } from './scrollVelocity';
import { useRowsAhead } from './PendingRows';
import { RecordGridCell } from './RecordGridCell';
import { CurrentRowContext, setTabStops } from './RecordGridFocus';
import { type CellHandlers } from './cellEventHandlers';

/** What all rows of a grid have in common. */
export interface RowFrame {
  latest: Pick<LatestRows<GridRowProps['row']>, 'get' | 'subscribe'>;
  cellHandlers: CellHandlers;
  onDoubleClick: (event: MouseEvent<Element>) => void;
  pace: ScrollVelocity;
  canMark: boolean;
  draggedId: string | null;
}

const nothing = () => undefined;
const told = { onClick: nothing, onDoubleClick: nothing, onMouseDown: nothing };
export const RowFrameContext = createContext<RowFrame>({
  latest: createLatestRows(),
  cellHandlers: { ...told, onKeyDown: nothing, onKeyUp: nothing },
  onDoubleClick: nothing,
  pace: createScrollVelocity(),
  canMark: false,
  draggedId: null,
});

/** Whether to draw what is in a row: not as long as the list flies by, but for the row of the focus. */
function useIsFilled(pace: ScrollVelocity, rowId: GridRowId): boolean {
  const apiRef = useGridApiContext();
  const [isFilled, setFilled] = useState(
    () => !pace.isFast() || gridFocusCellSelector(apiRef)?.id === rowId,
  );
  useEffect(() => {
    if (isFilled) return undefined;
    const fill = () => startTransition(() => setFilled(true));
    return pace.isFast() ? pace.onScrollIdle(fill) : fill();
  }, [isFilled, pace]);
  return isFilled;
}

function rowStyle({ isNotVisible, rowHeight }: GridRowProps): CSSProperties {
  if (isNotVisible) return { opacity: 0, width: 0, height: 0 };
  // The grid's own style sheet reads the height for the cells.
  const forCells = { '--height': `${rowHeight}px` };
  return { minHeight: rowHeight, maxHeight: rowHeight, ...forCells };
}

/** By which the grid finds a row, and others learn where it stands. */
const rowAttributes = (props: GridRowProps, id: string) => ({
  role: 'row',
  'data-id': id,
  'data-rowindex': props.index,
  'aria-rowindex': props.index + 2, // counted from one, after the headers
  style: rowStyle(props),
});

function PassingRow(props: GridRowProps) {
  return (
    <div
      {...rowAttributes(props, String(props.rowId))}
      className="MuiDataGrid-row RecordGrid-passingRow"
    />
  );
}

/**
 * A row in place of the grid's own, which listens to its store eight times and each of its cells seven
 * times. Rows have text ids, one height and no neighbours that they would have to know.
 */
function FilledRow(props: GridRowProps) {
  const { rowId, visibleColumns } = props;
  const { isNotVisible, isLastVisible, showBottomBorder } = props;
  const apiRef = useGridApiContext();
  const frame = useContext(RowFrameContext);
  const ownId = String(rowId);
  const { latest } = frame;
  const subscribe = useCallback(
    (call: () => void) => latest.subscribe(ownId, call),
    [latest, ownId],
  );
  const ownRow = useSyncExternalStore(subscribe, () => latest.get(ownId)) ?? props.row;
  const rowsAhead = useRowsAhead(props.index);
  const own = { id: ownId, row: ownRow, isMarked: props.selected };
  const shown = rowsAhead === null ? own : rowsAhead(props.index);
  const { id } = shown ?? own;
  const currentRow = useContext(CurrentRowContext);
  const element = useRef<HTMLDivElement>(null);
  const stop = useGridSelector(apiRef, () => {
    const cell = gridTabIndexCellSelector(apiRef);
    return cell?.id === rowId ? cell.field : null;
  });
  const focus = useGridSelector(apiRef, () => {
    const cell = gridFocusCellSelector(apiRef);
    return cell?.id === rowId ? cell.field : null;
  });
  useLayoutEffect(() => {
    // The first row that is drawn lets the Tab key in, until the focus says otherwise.
    currentRow.current ??= id;
    if (element.current !== null) setTabStops(element.current, currentRow.current === id);
  });
  useLayoutEffect(() => {
    const cell = focus === null ? null : apiRef.current.getCellElement(rowId, focus);
    const { activeElement } = document;
    if (cell === null || cell.contains(activeElement)) return;
    // Who types into a search meanwhile goes on typing there.
    const isElsewhere = activeElement !== null && activeElement !== document.body;
    if (isElsewhere && !apiRef.current.rootElementRef.current?.contains(activeElement)) return;
    const inside = cell.querySelector<HTMLElement>('[tabindex="0"]');
    (inside ?? cell).focus({ preventScroll: true });
  }, [apiRef, rowId, focus]);
  // Fewer were found than are drawn.
  if (shown === null) return null;
  const { row, isMarked } = shown;
  const classNames = ['MuiDataGrid-row'];
  if (isMarked) classNames.push('Mui-selected');
  if (isLastVisible) classNames.push('MuiDataGrid-row--lastVisible');
  if (showBottomBorder) classNames.push('MuiDataGrid-row--borderBottom');
  if (frame.draggedId === id) classNames.push('RecordGrid-draggedRow');
  return (
    <div
      ref={element}
      {...rowAttributes(props, id)}
      aria-selected={frame.canMark ? isMarked : undefined}
      className={classNames.join(' ')}
      onDoubleClick={frame.onDoubleClick}
    >
      {visibleColumns.map((column, place) => (
        <RecordGridCell
          key={column.field}
          column={column}
          rowId={id}
          row={row}
          colIndex={place}
          width={column.computedWidth}
          isStop={column.field === stop}
          isNotVisible={isNotVisible}
          isMarked={isMarked && column.field === GRID_CHECKBOX_SELECTION_FIELD}
          handlers={frame.cellHandlers}
        />
      ))}
      <div role="none" className="MuiDataGrid-cell MuiDataGrid-cellEmpty" />
    </div>
  );
}

function Row(props: GridRowProps) {
  const { pace } = useContext(RowFrameContext);
  return useIsFilled(pace, props.rowId) ? <FilledRow {...props} /> : <PassingRow {...props} />;
}

/** Of what the grid tells a row, this makes a difference to it. */
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
