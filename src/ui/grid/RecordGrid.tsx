import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { countOf } from '../../domain/text/count';
import { isSearch } from '../hooks/isSearchInput';
import { type Column, type RecordSort } from '../gridRows/RecordColumn';
import { type RecordReorder } from '../gridRows/RecordGridReorder';
import { type RecordSelection } from './RecordGridMarks';
import { RecordGridTable } from './RecordGridTable';
import { laidOutColumns, type RecordLayout } from '../gridRows/recordLayout';
import './RecordGrid.css';
import './RecordGridLook.css';

export interface RecordGridProps<Row extends object> {
  /** What the rows are, for assistive tools: 'Tours'. */
  label: string;
  rows: readonly Row[];
  /** Keep the same list between renders. */
  columns: readonly Column<Row>[];
  /** The row's `id` unless said otherwise. Keep the same function between renders. */
  rowId?: (row: Row) => string;
  /** By whose alphabet texts are sorted. */
  language?: string;
  density?: 'standard' | 'compact';
  /** Where it starts; with onSortChange, what it is. */
  sort?: RecordSort | null;
  onSortChange?: (sort: RecordSort | null) => void;
  /** Rows can be marked: by their boxes, by Space on any cell, or all at once. */
  selection?: RecordSelection;
  /** Rows have an order of their own and can be moved within it. */
  reorder?: RecordReorder;
  /** How the person set up the columns; its density wins over `density`. */
  layout?: RecordLayout;
  /** A column was made wider or narrower. */
  onColumnResize?: (key: string, width: number) => void;
  /**
   * Names the place in the list, to be found again when the person comes back: by the search, the filters
   * and the order. Under another name the list begins at its top.
   */
  placeKey?: string;
  /** On Enter or a double click. */
  onRowOpen?: (row: Row) => void;
  /** Other rows are about to come, for what was typed last. */
  isSettling?: boolean;
  /** In place of the grid when there are no rows. */
  emptyState?: ReactNode;
  /** Skeleton rows as long as there are no others. */
  loading?: boolean;
  /** 'fill' takes the rest of the window (inside a PageBody); a number is pixels; 'auto' shows every row. */
  height?: 'fill' | 'auto' | number;
  /** Above the grid. */
  toolbar?: ReactNode;
  /** Below it, instead of the number of rows: '12 of 340 tours'. Null for nothing. */
  countText?: ReactNode;
}

function idOf(row: object): string {
  return 'id' in row ? String(row.id) : '';
}

/** The one grid of the console: all rows at once, sorted by the content's alphabet. */
export function RecordGrid<Row extends object>(props: RecordGridProps<Row>) {
  const { label, rows, columns, rowId = idOf, language = 'en', density = 'standard' } = props;
  const { sort = null, onSortChange, onRowOpen, emptyState, loading = false } = props;
  const { height = 'fill', toolbar, selection, reorder, layout, onColumnResize, placeKey } = props;
  const shownColumns = useMemo(
    () => (layout === undefined ? columns : laidOutColumns(columns, layout)),
    [columns, layout],
  );
  const isCompact = layout?.isCompact ?? density === 'compact';
  const [ownSort, setOwnSort] = useState<RecordSort | null>(sort);
  const changeSort = useCallback(
    (next: RecordSort | null) => (onSortChange ?? setOwnSort)(next),
    [onSortChange],
  );
  const shownSort = onSortChange === undefined ? ownSort : sort;
  // Together: columns of other rows would not know what to draw.
  const latest = useMemo(
    () => ({ rows, columns: shownColumns, order: shownSort, placeKey }),
    [rows, shownColumns, shownSort, placeKey],
  );
  // Typing in a search field above is never held up by the rows below it; the first rows are awaited.
  const deferred = useDeferredValue(latest);
  const isSameView =
    placeKey !== undefined &&
    deferred.placeKey === placeKey &&
    deferred.columns === shownColumns &&
    deferred.order === shownSort;
  // An edit of a row is shown at once.
  const shown = deferred.rows.length === 0 || isSameView ? latest : deferred;
  const enter = useRef<(() => void) | null>(null);
  const isEntryAsked = useRef(false);
  const isSettled = shown.rows === rows && props.isSettling !== true;
  useEffect(() => {
    if (!isSettled || !isEntryAsked.current) return;
    isEntryAsked.current = false;
    if (isSearch(document.activeElement)) enter.current?.();
  });
  /** From the search field, the down arrow or Enter goes to the first row of what was searched for. */
  const enterList = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing || enter.current === null) return;
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    if (!isSearch(event.target)) return;
    event.preventDefault();
    if (isSettled) enter.current();
    else isEntryAsked.current = true;
  };
  const isEmpty = rows.length === 0 && !loading && emptyState !== undefined;
  const count = countOf(rows.length, 'row');
  const { countText = loading ? '' : count } = props;

  const sizing = typeof height === 'number' ? 'fixed' : height;
  const style = typeof height === 'number' ? { height } : undefined;

  return (
    <div className="RecordGrid" data-height={sizing}>
      {toolbar !== undefined && (
        <div className="RecordGrid-toolbar" onKeyDown={enterList}>
          {toolbar}
        </div>
      )}
      {isEmpty ? (
        <div className="RecordGrid-empty">{emptyState}</div>
      ) : (
        <>
          <div className="RecordGrid-frame" style={style}>
            <div className="RecordGrid-inside">
              <RecordGridTable
                label={label}
                rows={shown.rows}
                columns={shown.columns}
                rowId={rowId}
                language={language}
                rowHeight={isCompact ? 36 : 40}
                sort={shownSort}
                order={shown.order}
                onSortChange={changeSort}
                onRowOpen={onRowOpen}
                selection={selection}
                enterRef={enter}
                reorder={reorder}
                onColumnResize={onColumnResize}
                placeKey={shown.placeKey}
                isLoading={loading && rows.length === 0}
              />
            </div>
          </div>
          {countText !== null && (
            <div role="status" className="RecordGrid-count">
              {countText}
            </div>
          )}
        </>
      )}
    </div>
  );
}
