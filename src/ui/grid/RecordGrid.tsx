import { useCallback, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { countOf } from '../../domain/text/count';
import { isSubmitKey } from '../dom/isSaveKey';
import { isSearchInput } from '../dom/isSearchInput';
import { type Column, type RecordSort } from '../gridRows/RecordColumn';
import { type RecordReorder } from '../gridRows/RecordGridReorder';
import { type RecordSelection } from './useRowSelection';
import { RecordGridBody } from './RecordGridBody';
import { RecordGridFloating } from './RecordGridFloating';
import { laidOutColumns, type RecordLayout } from '../gridRows/recordLayout';
import './RecordGrid.css';
import './RecordGridLook.css';

export interface RecordGridProps<Row extends object> {
  /** Accessible name: 'Tours'. */
  label: string;
  rows: readonly Row[];
  /** Must be memoised: a new array rebuilds the grid. */
  columns: readonly Column<Row>[];
  /** Id of a row; its `id` by default. Must be memoised. */
  rowId?: (row: Row) => string;
  /** Language whose collation sorts texts. */
  language?: string;
  density?: 'standard' | 'compact';
  /** Initial sort; controlled when onSortChange is given. */
  sort?: RecordSort | null;
  onSortChange?: (sort: RecordSort | null) => void;
  /** Order of the given rows, marked in the header until another is chosen. Must be memoised. */
  arrivalSort?: RecordSort;
  /** Makes rows selectable: by checkbox, by Space on any cell, or all at once. */
  selection?: RecordSelection;
  /** Makes rows reorderable. */
  reorder?: RecordReorder;
  /** The person's column settings; their density overrides `density`. */
  layout?: RecordLayout;
  onColumnResize?: (key: string, width: number) => void;
  /**
   * Scroll restoration key, derived from search, filters and order. A grid with the same key returns to its former
   * scroll position; a new key starts at the top.
   */
  viewKey?: string;
  /** Id of a row to scroll to and focus once it is present, as a newly created one. */
  entryId?: string | null;
  /** Called on Enter or a double click. */
  onRowOpen?: (row: Row) => void;
  /** True to open rows by a single click. */
  isOpenedByClick?: boolean;
  /** Shown in place of the grid when there are no rows. */
  emptyState?: ReactNode;
  /** Shows skeleton rows while there are no rows. */
  loading?: boolean;
  /** 'fill' takes the remaining window height (inside a PageBody); a number is pixels; 'auto' shows every row. */
  height?: 'fill' | 'auto' | number;
  /** Shown above the grid. */
  toolbar?: ReactNode;
  /** Actions on the selected rows, beside the number of rows, in a footer of constant height. */
  foot?: ReactNode;
  /** Result of an action, floating over the last rows to avoid layout shift. */
  floating?: ReactNode;
  /** Shown below, instead of the number of rows: '12 of 340 tours'. Null for no text. */
  countText?: ReactNode;
}

function defaultRowId(row: object): string {
  return 'id' in row ? String(row.id) : '';
}

/** True for the down arrow or Enter in the search field, which move the focus to the first row. */
function isEntryKey({ key, target, defaultPrevented, nativeEvent }: KeyboardEvent): boolean {
  const isKey = key === 'ArrowDown' || (key === 'Enter' && !isSubmitKey(nativeEvent));
  return isKey && isSearchInput(target) && !defaultPrevented && !nativeEvent.isComposing;
}

/** Sort of the rows: the owner's when controlled, else the grid's own. */
function useSort({
  sort = null,
  onSortChange,
}: Pick<RecordGridProps<object>, 'sort' | 'onSortChange'>) {
  const [ownSort, setOwnSort] = useState<RecordSort | null>(sort);
  const changeSort = useCallback(
    (next: RecordSort | null) => (onSortChange ?? setOwnSort)(next),
    [onSortChange],
  );
  return [onSortChange === undefined ? ownSort : sort, changeSort] as const;
}

/** Keyboard path from a search field in the toolbar to the first row. */
function useSearchEntry() {
  const enterRef = useRef<(() => void) | null>(null);
  const handleSearchKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!isEntryKey(event) || enterRef.current === null) return;
    event.preventDefault();
    enterRef.current();
  };
  return { enterRef, handleSearchKey };
}

/** Value of the attribute by which the style sheet positions a pinned column; undefined without one. */
function pinnedPlace(columns: readonly Column<never>[], isSelectable: boolean) {
  const isPinned = columns.some((column) => column.kind !== 'actions' && column.isPinned === true);
  if (!isPinned) return undefined;
  return isSelectable ? 'beside checks' : '';
}

/** The console's data grid: all rows on one page, sorted by the collation of the content's language. */
export function RecordGrid<Row extends object>(props: RecordGridProps<Row>) {
  const { label, rows, columns, rowId = defaultRowId, language = 'en' } = props;
  const { density = 'standard', onRowOpen, emptyState, loading = false } = props;
  const {
    height = 'fill',
    toolbar,
    foot,
    floating,
    selection,
    reorder,
    layout,
    onColumnResize,
    viewKey,
  } = props;
  const shownColumns = useMemo(
    () => (layout === undefined ? columns : laidOutColumns(columns, layout)),
    [columns, layout],
  );
  const isCompact = layout?.isCompact ?? density === 'compact';
  const [sort, changeSort] = useSort(props);
  const { enterRef, handleSearchKey } = useSearchEntry();
  const isEmpty = rows.length === 0 && !loading && emptyState !== undefined;
  const count = countOf(rows.length, 'row');
  const { countText = loading ? '' : count } = props;

  const sizing = typeof height === 'number' ? 'fixed' : height;
  const style = typeof height === 'number' ? { height } : undefined;
  const pinned = pinnedPlace(columns, selection !== undefined);

  return (
    <div className="RecordGrid" data-height={sizing}>
      {toolbar !== undefined && (
        <div className="RecordGrid-toolbar" onKeyDown={handleSearchKey}>
          {toolbar}
        </div>
      )}
      {isEmpty ? (
        <div className="RecordGrid-empty">{emptyState}</div>
      ) : (
        <div className="RecordGrid-frame" style={style}>
          <div className="RecordGrid-inside" data-pinned={pinned}>
            <RecordGridBody
              label={label}
              rows={rows}
              columns={shownColumns}
              rowId={rowId}
              language={language}
              rowHeight={isCompact ? 36 : 40}
              sort={sort}
              arrivalSort={props.arrivalSort}
              onSortChange={changeSort}
              onRowOpen={onRowOpen}
              isOpenedByClick={props.isOpenedByClick}
              selection={selection}
              enterRef={enterRef}
              entryId={props.entryId}
              reorder={reorder}
              onColumnResize={onColumnResize}
              viewKey={viewKey}
              isLoading={loading && rows.length === 0}
            />
          </div>
        </div>
      )}
      {countText !== null && (
        <div className="RecordGrid-foot" data-tall={foot === undefined ? undefined : ''}>
          <div role="status" className="RecordGrid-count">
            {isEmpty ? '' : countText}
          </div>
          {foot}
        </div>
      )}
      <RecordGridFloating>{floating}</RecordGridFloating>
    </div>
  );
}
