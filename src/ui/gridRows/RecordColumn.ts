import { type ReactNode } from 'react';

export interface RowAction {
  id: string;
  label: string;
  icon: ReactNode;
  /** Exclusive with `to`. */
  onClick?: () => void;
  /** A path of this site, which makes the action a link. */
  to?: string;
  tone?: 'danger';
  disabled?: boolean;
  /** Reason why the action is refused: it stays focusable and describes this instead of acting. */
  refusal?: string;
}

interface ColumnSize {
  /** Pixels; without it the column takes its share (`flex`) of the remaining width. */
  width?: number;
  flex?: number;
  minWidth?: number;
  /** Cells narrower than this many pixels carry the class `RecordGrid-narrow`. */
  narrowBelow?: number;
}

export type CellValue = string | number | boolean | null | undefined;

export interface DataColumn<Row> extends ColumnSize {
  kind?: 'data';
  key: string;
  header: string;
  /** The sort value, also shown when there is no `render`. */
  value: (row: Row) => CellValue;
  render?: (row: Row) => ReactNode;
  align?: 'left' | 'center' | 'right';
  /** True by default. */
  sortable?: boolean;
}

/** A grid has at most one. */
export interface ActionsColumn<Row> {
  kind: 'actions';
  key: string;
  /** 'Actions' by default; for screen readers, not shown. */
  header?: string;
  /** Pixels; enough for three actions by default. */
  width?: number;
  actions: (row: Row) => readonly RowAction[];
}

export type Column<Row> = DataColumn<Row> | ActionsColumn<Row>;

export interface RecordSort {
  key: string;
  dir: 'asc' | 'desc';
}
