import {
  createContext,
  memo,
  startTransition,
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
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { createScrollVelocity, type ScrollVelocity } from './scrollVelocity';
import { RecordGridCell } from './RecordGridCell';
import { rowAttributes, rowClasses, rowProps } from './gridInternals';
import { CurrentRowContext, setTabStops } from './RecordGridFocus';
import { type CellEventHandlers } from './cellEventHandlers';
import { createLatestRecords, type LatestRecords } from './latestRecords';

/** Values shared by all rows of a grid. */
export interface SharedRowProps {
  cellHandlers: CellEventHandlers;
  latestRecords: Pick<LatestRecords<GridValidRowModel>, 'get' | 'subscribe'>;
  /** Called on a click, or a double click, on a row. */
  onOpen: (event: MouseEvent<Element>) => void;
  isOpenedByClick: boolean;
  scrollVelocity: ScrollVelocity;
  isSelectable: boolean;
  draggedId: string | null;
}

const noop = () => undefined;
const noopHandlers = { onClick: noop, onDoubleClick: noop, onMouseDown: noop };
export const SharedRowPropsContext = createContext<SharedRowProps>({
  cellHandlers: { ...noopHandlers, onKeyDown: noop, onKeyUp: noop },
  latestRecords: createLatestRecords(),
  onOpen: noop,
  isOpenedByClick: false,
  scrollVelocity: createScrollVelocity(),
  isSelectable: false,
  draggedId: null,
});

/** True when a row renders its cells: always for the focused row, otherwise once the list no longer scrolls fast. */
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
  // The grid's style sheet reads the cell height from this property.
  const cellHeight = { '--height': `${rowHeight}px` };
  return { minHeight: rowHeight, maxHeight: rowHeight, ...cellHeight };
}

function PlaceholderRow(props: GridRowProps) {
  return (
    <div
      {...rowAttributes(String(props.rowId), props.index)}
      style={rowStyle(props)}
      className={`${rowClasses.row} RecordGrid-placeholderRow`}
    />
  );
}

/**
 * Replaces the grid's own row, which subscribes to the grid's store eight times and each of its cells seven times.
 * Requires text ids and rows of equal height that do not depend on their neighbours.
 */
function RenderedRow(props: GridRowProps) {
  const { rowId, selected: isSelected, visibleColumns } = props;
  const { isNotVisible, isLastVisible, showBottomBorder } = props;
  const apiRef = useGridApiContext();
  const shared = useContext(SharedRowPropsContext);
  const id = String(rowId);
  const { latestRecords } = shared;
  const row = useSyncExternalStore<GridValidRowModel>(
    latestRecords.subscribe,
    () => latestRecords.get(id) ?? props.row,
  );
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
    // Does not take the focus from a search field outside the grid.
    const isElsewhere = activeElement !== null && activeElement !== document.body;
    if (isElsewhere && !apiRef.current.rootElementRef.current?.contains(activeElement)) return;
    const control = cell.querySelector<HTMLElement>('[tabindex="0"]');
    (control ?? cell).focus({ preventScroll: true });
  }, [apiRef, rowId, focusedField]);
  const classNames: string[] = [rowClasses.row];
  if (isSelected) classNames.push(rowClasses.selected);
  if (isLastVisible) classNames.push(rowClasses.lastVisible);
  if (showBottomBorder) classNames.push(rowClasses.borderBottom);
  if (shared.draggedId === id) classNames.push('RecordGrid-draggedRow');
  return (
    <div
      ref={element}
      {...rowAttributes(id, props.index)}
      style={{ ...rowStyle(props), cursor: shared.isOpenedByClick ? 'pointer' : undefined }}
      aria-selected={shared.isSelectable ? isSelected : undefined}
      className={classNames.join(' ')}
      onClick={shared.isOpenedByClick ? shared.onOpen : undefined}
      onDoubleClick={shared.isOpenedByClick ? undefined : shared.onOpen}
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
      <div role="none" className={`${rowClasses.cell} ${rowClasses.cellEmpty}`} />
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

const isSameRow = (a: GridRowProps, b: GridRowProps) =>
  rowProps.every((name) => a[name] === b[name]);

export const RecordGridRow = memo(Row, isSameRow);
