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

export interface HeaderLink {
  /** A path of this site. */
  to: string;
  /** Accessible name and tooltip. */
  label: string;
  content: ReactNode;
}

export interface DataColumn<Row> extends ColumnSize {
  kind?: 'data';
  key: string;
  header: string;
  /** The sort value, also shown when there is no `render`. */
  value: (row: Row) => CellValue;
  render?: (row: Row) => ReactNode;
  align?: 'left' | 'center' | 'right';
  /** Direction of the first click on its head: by default descending where it is aligned right, as numbers are. */
  firstDir?: RecordSort['dir'];
  /** True for a column that is shown only when the person chooses it. */
  isOptional?: boolean;
  /** True by default. */
  sortable?: boolean;
  /** Makes the head a link. */
  headerLink?: HeaderLink;
  /** True for a first column that stays in sight when the others are scrolled. */
  isPinned?: boolean;
  /** True for the column that names the row: its cells are row headers. */
  isRowHeader?: boolean;
  /** True for cells with little room beside a figure or a mark. */
  isTight?: boolean;
}

/** A grid has at most one. */
export interface ActionsColumn<Row> {
  kind: 'actions';
  key: string;
  /** 'Actions' by default; for screen readers, not shown. */
  header?: string;
  /** Pixels; by default of the menu alone, and the actions cover the column before it when they show. */
  width?: number;
  actions: (row: Row) => readonly RowAction[];
}

export type Column<Row> = DataColumn<Row> | ActionsColumn<Row>;

export interface RecordSort {
  key: string;
  dir: 'asc' | 'desc';
}
