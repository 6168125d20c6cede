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
import Box from '@mui/material/Box';
import { formatCount } from '../domain/count';
import { type Column, type RecordSort } from './RecordColumn';
import { type RecordReorder } from './RecordGridReorder';
import { RecordGridTable, type RecordSelection } from './RecordGridTable';
import { laidOutColumns, type RecordLayout } from './recordLayout';

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
  /** Names the place in the list, to be found again when the person comes back. */
  placeKey?: string;
  /** On Enter or a double click. */
  onRowOpen?: (row: Row) => void;
  /** In place of the grid when there are no rows. */
  emptyState?: ReactNode;
  /** Skeleton rows as long as there are no others. */
  loading?: boolean;
  /** Other rows are about to come, for what was typed last. */
  isSettling?: boolean;
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

function frame(height: 'fill' | 'auto' | number) {
  if (height === 'auto') return { display: 'flex', flexDirection: 'column' } as const;
  if (height === 'fill') return { position: 'relative', flex: '1 1 auto', minHeight: 280 } as const;
  return { position: 'relative', flex: 'none', height } as const;
}

const SEARCH = 'input[type="search"]';

/** Never taller than its frame: a grid without a limit would draw all of its rows. */
const inside = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
} as const;

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
  // Typing in a search field above is never held up by the rows below it.
  const shownRows = useDeferredValue(rows);
  const enter = useRef<(() => void) | null>(null);
  const isEntryAsked = useRef(false);
  const isSettled = shownRows === rows && props.isSettling !== true;
  useEffect(() => {
    if (!isSettled || !isEntryAsked.current) return;
    isEntryAsked.current = false;
    if (document.activeElement?.matches(SEARCH) === true) enter.current?.();
  });
  /** From the search field, the down arrow or Enter goes to the first row of what was searched for. */
  const enterList = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing || enter.current === null) return;
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    if (!(event.target instanceof Element) || !event.target.matches(SEARCH)) return;
    event.preventDefault();
    if (isSettled) enter.current();
    else isEntryAsked.current = true;
  };
  const isEmpty = rows.length === 0 && !loading && emptyState !== undefined;
  const count = formatCount(rows.length) + (rows.length === 1 ? ' row' : ' rows');
  const { countText = loading ? '' : count } = props;

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        ...(height === 'fill' && { flex: '1 1 auto' }),
      }}
    >
      {toolbar !== undefined && (
        <Box
          onKeyDown={enterList}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}
        >
          {toolbar}
        </Box>
      )}
      {isEmpty ? (
        <Box sx={{ display: 'flex', border: '1px solid var(--line)', borderRadius: 1 }}>
          {emptyState}
        </Box>
      ) : (
        <>
          <Box sx={frame(height)}>
            <Box sx={height === 'auto' ? { display: 'contents' } : inside}>
              <RecordGridTable
                label={label}
                rows={shownRows}
                columns={shownColumns}
                rowId={rowId}
                language={language}
                rowHeight={isCompact ? 36 : 40}
                sort={onSortChange === undefined ? ownSort : sort}
                onSortChange={changeSort}
                onRowOpen={onRowOpen}
                selection={selection}
                enterRef={enter}
                reorder={reorder}
                onColumnResize={onColumnResize}
                placeKey={placeKey}
                isLoading={loading && rows.length === 0}
              />
            </Box>
          </Box>
          {countText !== null && (
            <Box
              role="status"
              sx={{
                pt: 1,
                minHeight: 24,
                fontSize: 12,
                lineHeight: '16px',
                color: 'text.secondary',
              }}
            >
              {countText}
            </Box>
          )}
        </>
      )}
    </Box>
  );
}
