import { type ReactNode } from 'react';

export interface RowAction {
  id: string;
  label: string;
  icon: ReactNode;
  /** Either this or `to`. */
  onClick?: () => void;
  /** A path of this site: the action is a link. */
  to?: string;
  tone?: 'danger';
  disabled?: boolean;
  /** Why it can't be done: the action stays in reach and says this instead of acting. */
  refusal?: string;
}

interface ColumnSize {
  /** Pixels; without it the column takes its share (`flex`) of what is left. */
  width?: number;
  flex?: number;
  minWidth?: number;
  /** Cells narrower than so many pixels carry the class `RecordGrid-narrow`. */
  narrowBelow?: number;
}

export type CellValue = string | number | boolean | null | undefined;

export interface DataColumn<Row> extends ColumnSize {
  kind?: 'data';
  key: string;
  header: string;
  /** What is sorted by, and shown where there is no `render`. */
  value: (row: Row) => CellValue;
  render?: (row: Row) => ReactNode;
  align?: 'left' | 'center' | 'right';
  /** True unless said otherwise. */
  sortable?: boolean;
}

/** At most one a grid. */
export interface ActionsColumn<Row> {
  kind: 'actions';
  key: string;
  /** 'Actions' unless said otherwise; read out, not shown. */
  header?: string;
  /** Pixels; room for three without it. */
  width?: number;
  actions: (row: Row) => readonly RowAction[];
}

export type Column<Row> = DataColumn<Row> | ActionsColumn<Row>;

export interface RecordSort {
  key: string;
  dir: 'asc' | 'desc';
}
