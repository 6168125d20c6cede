import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react';
import { type GridCellCoordinates, type GridValidRowModel } from '@mui/x-data-grid';
import { type Column, type RecordSort } from './RecordColumn';
import { RecordGridCheckbox } from './RecordGridCheckbox';
import { gridColumns, type OwnColumn } from './RecordGridColumns';
import { headClasses, rootClass, rowAttributes, rowClasses, ROW_SELECTOR } from './gridInternals';
import './RecordGridPreview.css';

export interface RecordGridPreviewProps<Row extends GridValidRowModel> {
  label: string;
  /** In display order. */
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  /** Height of a row in pixels. */
  rowHeight: number;
  isLoading: boolean;
  isReordered: boolean;
  /** Order marked in the header. */
  sort: RecordSort | null;
  onSortChange: (sort: RecordSort | null) => void;
  /** Ids of the selected rows; undefined when rows cannot be selected. */
  selected?: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** Receives the cell that has the focus when the grid replaces the preview, for the grid to restore. */
  savedFocus: RefObject<GridCellCoordinates | null>;
}

/** Width in pixels of the grid's own checkbox column. */
const CHECKBOX_WIDTH = 50;

/** CSS grid track of a column, which shares the width as the DataGrid does. */
const trackOf = <Row extends GridValidRowModel>({ width, minWidth, flex }: OwnColumn<Row>) =>
  flex === undefined ? `${width ?? 100}px` : `minmax(${minWidth ?? 50}px, ${flex}fr)`;

const classOf = (name: unknown, ...classes: string[]) =>
  (typeof name === 'string' ? [...classes, name] : classes).join(' ');

const cellClasses = [rowClasses.cell, 'RecordGridPreview-cell'];

interface PreviewRowProps<Row extends GridValidRowModel> {
  row: Row | null;
  id: string;
  index: number;
  height: number;
  columns: readonly OwnColumn<Row>[];
  isSelected?: boolean;
  onToggle: (id: string) => void;
}

function PreviewRow<Row extends GridValidRowModel>(props: PreviewRowProps<Row>) {
  const { row, id, index, height, columns, isSelected, onToggle } = props;
  return (
    <div
      {...(row === null ? { role: 'row' } : rowAttributes(id, index))}
      className={classOf(null, rowClasses.row, 'RecordGridPreview-row')}
      style={{ height }}
    >
      {isSelected !== undefined && (
        <div role="cell" className={classOf(null, ...cellClasses)}>
          {row !== null && (
            <RecordGridCheckbox checked={isSelected} onChange={() => onToggle(id)} />
          )}
        </div>
      )}
      {columns.map((column) => (
        <div
          key={column.field}
          role={column.isRowHeader === true ? 'rowheader' : 'cell'}
          className={classOf(column.cellClassName, ...cellClasses)}
          data-field={column.field}
          data-align={column.align}
        >
          {row === null ? (
            <span className="RecordGridPreview-bar" />
          ) : (
            column.renderContent?.(row, id)
          )}
        </div>
      ))}
    </div>
  );
}

/** Sort after a click on the header of a column, as in the DataGrid. */
function nextSort<Row extends GridValidRowModel>(
  { field, sortingOrder }: OwnColumn<Row>,
  sort: RecordSort | null,
): RecordSort | null {
  const [first, second] = sortingOrder ?? [];
  const dir = sort?.key === field && sort.dir === first ? second : first;
  return dir ? { key: field, dir } : null;
}

interface PreviewHeadProps<Row extends GridValidRowModel> {
  column: OwnColumn<Row>;
  sort: RecordSort | null;
  onSortChange: (sort: RecordSort | null) => void;
}

function PreviewHead<Row extends GridValidRowModel>(props: PreviewHeadProps<Row>) {
  const { column, sort, onSortChange } = props;
  const { headerLink } = column;
  const isSortable = column.sortable === true && headerLink === undefined;
  const dir = sort?.key === column.field ? sort.dir : null;
  return (
    <div
      role="columnheader"
      aria-sort={dir === null ? undefined : dir === 'asc' ? 'ascending' : 'descending'}
      className={classOf(column.headerClassName, headClasses.cell, 'RecordGridPreview-head')}
      data-align={column.align}
      onClick={isSortable ? () => onSortChange(nextSort(column, sort)) : undefined}
    >
      {headerLink === undefined ? (
        <span className={headClasses.title}>{column.headerName}</span>
      ) : (
        <span className="RecordGrid-headerLink">{headerLink.content}</span>
      )}
    </div>
  );
}

/** Saves the focused cell when the preview unmounts. */
function useFocusSaving(savedFocus: RefObject<GridCellCoordinates | null>) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const preview = element.current;
    return () => {
      const focused = document.activeElement;
      if (focused === null || preview?.contains(focused) !== true) return;
      const id = focused.closest(ROW_SELECTOR)?.getAttribute('data-id');
      const field = focused.closest('[data-field]')?.getAttribute('data-field');
      if (id && field) savedFocus.current = { id, field };
    };
  }, [savedFocus]);
  return element;
}

/**
 * First window of a list, with the widths and the look of the DataGrid but without its code: shown while the DataGrid,
 * a quarter of a list's scripts, loads. Links, actions and sorting by click work; keyboard navigation and the
 * select-all checkbox need the grid.
 */
export function RecordGridPreview<Row extends GridValidRowModel>(
  props: RecordGridPreviewProps<Row>,
) {
  const { label, rows, columns, rowId, rowHeight, isLoading, isReordered, selected } = props;
  const element = useFocusSaving(props.savedFocus);
  const [capacity] = useState(() => Math.ceil(window.innerHeight / rowHeight));
  const shown = useMemo(() => gridColumns(columns, isReordered), [columns, isReordered]);
  const tracks = shown.map((column) => trackOf(column));
  if (selected !== undefined) tracks.unshift(`${CHECKBOX_WIDTH}px`);
  const style = { '--columns': tracks.join(' ') } as CSSProperties; // read by the preview's style sheet
  const previews = isLoading ? Array.from({ length: capacity }, () => null) : rows;
  return (
    <div
      ref={element}
      role="table"
      aria-label={label}
      aria-busy
      aria-rowcount={rows.length + 1}
      className={`${rootClass} RecordGridPreview`}
      style={style}
    >
      <div role="row" className={`${headClasses.row} RecordGridPreview-heads`}>
        {selected !== undefined && (
          <div role="columnheader" className={`${headClasses.cell} RecordGridPreview-head`}>
            <span className="RecordGridCheckbox" />
          </div>
        )}
        {shown.map((column) => (
          <PreviewHead
            key={column.field}
            column={column}
            sort={props.sort}
            onSortChange={props.onSortChange}
          />
        ))}
      </div>
      {previews.slice(0, capacity).map((row, index) => {
        const id = row === null ? '' : rowId(row);
        return (
          <PreviewRow
            key={row === null ? index : id}
            row={row}
            id={id}
            index={index}
            height={rowHeight}
            columns={shown}
            isSelected={selected?.has(id)}
            onToggle={props.onToggle}
          />
        );
      })}
    </div>
  );
}
