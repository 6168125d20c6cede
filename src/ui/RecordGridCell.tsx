import {
  memo,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import {
  gridFocusCellSelector,
  gridTabIndexCellSelector,
  useGridApiContext,
  useGridSelector,
  type GridApi,
  type GridCellProps,
  type GridTreeNodeWithRender as Node,
  type GridValidRowModel as Row,
} from '@mui/x-data-grid';
import { type NarrowColumn } from './RecordGridColumns';
import { CurrentRowContext, keepPress, setTabStops } from './RecordGridFocus';

const sides = { left: 'Left', center: 'Center', right: 'Right' } as const;
type CellHandlers = Pick<
  GridCellProps,
  'onClick' | 'onDoubleClick' | 'onMouseDown' | 'onKeyDown' | 'onKeyUp'
>;
type CellEvent = 'cellClick' | 'cellDoubleClick' | 'cellMouseDown' | 'cellKeyDown' | 'cellKeyUp';

/** What the grid wants to be told of its cells, once for all of them: each says by its element which it is. */
export function cellHandlers(apiRef: RefObject<GridApi | null>): CellHandlers {
  const tell = (name: CellEvent) => (event: SyntheticEvent<HTMLDivElement>) => {
    const { dataset, parentElement } = event.currentTarget;
    const { id } = parentElement?.dataset ?? {};
    // The row may just have gone.
    if (id === undefined || dataset.field === undefined || !apiRef.current?.getRow(id)) return;
    const params = apiRef.current.getCellParams(id, dataset.field);
    // Each kind of event is published with the kind that React calls it with.
    apiRef.current.publishEvent(name as 'cellClick', params, event as never);
  };
  const tellKey = tell('cellKeyDown');
  return {
    onClick: tell('cellClick'),
    onDoubleClick: tell('cellDoubleClick'),
    onMouseDown: tell('cellMouseDown'),
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      if (event.target !== event.currentTarget) keepPress(event);
      if (!event.isPropagationStopped()) tellKey(event);
    },
    onKeyUp: tell('cellKeyUp'),
  };
}

/**
 * A cell in place of the grid's own, which listens to its store seven times: a screen of rows is there
 * in half the time. Its rows have text ids; cells span nothing, and are neither edited nor pinned.
 */
function Cell({ column, rowId, align, colIndex, width, isNotVisible, ...props }: GridCellProps) {
  const { onClick, onDoubleClick, onMouseDown, onKeyDown, onKeyUp } = props;
  const { field, cellClassName } = column;
  const apiRef = useGridApiContext();
  const currentRow = useContext(CurrentRowContext);
  const cell = useRef<HTMLDivElement>(null);
  const isStop = useGridSelector(apiRef, () => {
    const stop = gridTabIndexCellSelector(apiRef);
    return stop !== null && stop.id === rowId && stop.field === field;
  });
  const hasFocus = useGridSelector(apiRef, () => {
    const focus = gridFocusCellSelector(apiRef);
    return focus !== null && focus.id === rowId && focus.field === field;
  });
  useLayoutEffect(() => {
    // The first row that is drawn lets the Tab key in, until the focus says otherwise.
    currentRow.current ??= String(rowId);
    if (cell.current !== null) setTabStops(cell.current, currentRow.current === String(rowId));
  });
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!hasFocus || cell.current === null || cell.current.contains(activeElement)) return;
    // Who types into a search meanwhile goes on typing there.
    const isElsewhere = activeElement !== null && activeElement !== document.body;
    if (isElsewhere && !apiRef.current.rootElementRef.current?.contains(activeElement)) return;
    const inside = cell.current.querySelector<HTMLElement>('[tabindex="0"]');
    (inside ?? cell.current).focus({ preventScroll: true });
  }, [apiRef, hasFocus]);
  const style = useMemo(
    () =>
      isNotVisible
        ? { padding: 0, opacity: 0, width: 0, height: 0, border: 0 }
        : ({ '--width': `${width}px` } as CSSProperties), // the grid's own style sheet reads it
    [width, isNotVisible],
  );
  const tabIndex: 0 | -1 = isStop && !isNotVisible ? 0 : -1;
  const classNames = [
    'MuiDataGrid-cell MuiDataGrid-cell--flex',
    `MuiDataGrid-cell--text${sides[align]}`,
  ];
  if (typeof cellClassName === 'string') classNames.push(cellClassName);
  // Ours, which the grid's type does not know.
  const { narrowBelow = 0 } = column as NarrowColumn;
  if (width < narrowBelow) classNames.push('RecordGrid-narrow');
  const known = apiRef.current.getCellParams<Row, unknown, unknown, Node>(rowId, field);
  const params = { ...known, tabIndex, api: apiRef.current };
  return (
    <div
      ref={cell}
      role="gridcell"
      className={classNames.join(' ')}
      data-field={field}
      data-colindex={colIndex}
      aria-colindex={colIndex + 1}
      style={style}
      tabIndex={tabIndex}
      {...{ onClick, onDoubleClick, onMouseDown, onKeyDown, onKeyUp }}
    >
      {column.renderCell?.(params)}
    </div>
  );
}

/** The grid makes the nodes of all its rows anew when one changes: they say nothing of a cell. */
const isSameCell = (a: GridCellProps, b: GridCellProps) =>
  a.row === b.row &&
  a.rowId === b.rowId &&
  a.column === b.column &&
  a.colIndex === b.colIndex &&
  a.align === b.align &&
  a.width === b.width &&
  a.isNotVisible === b.isNotVisible &&
  a.onKeyDown === b.onKeyDown;

export const RecordGridCell = memo(Cell, isSameCell);
