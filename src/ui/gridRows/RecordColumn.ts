import { type ReactNode } from 'react';

export interface RowAction {
  id: string;
  label: string;
  icon: ReactNode;
  /** Mutually exclusive with `to`. */
  onClick?: () => void;
  /** Path on this site; makes the action a link. */
  to?: string;
  tone?: 'danger';
  disabled?: boolean;
  /** Reason why the action is unavailable; the action stays focusable and shows the reason instead of acting. */
  refusal?: string;
}

interface ColumnSize {
  /** Width in pixels; without one the column takes a share (`flex`) of the remaining width. */
  width?: number;
  flex?: number;
  minWidth?: number;
  /** Width in pixels below which cells get the class `RecordGrid-narrow`. */
  narrowBelow?: number;
}

export type CellValue = string | number | boolean | null | undefined;

export interface HeaderLink {
  /** Path on this site. */
  to: string;
  /** Accessible name and tooltip. */
  label: string;
  content: ReactNode;
}

export interface DataColumn<Row> extends ColumnSize {
  kind?: 'data';
  key: string;
  header: string;
  /** Value to sort by, also displayed when there is no `render`. */
  value: (row: Row) => CellValue;
  render?: (row: Row) => ReactNode;
  align?: 'left' | 'center' | 'right';
  /** Direction after the first click on the header: descending by default for right-aligned columns, as numbers are. */
  firstDir?: RecordSort['dir'];
  /** True for a column hidden until the person chooses it. */
  isOptional?: boolean;
  /** True by default. */
  sortable?: boolean;
  /** Makes the header a link. */
  headerLink?: HeaderLink;
  /** True for a first column that stays visible while the others scroll. */
  isPinned?: boolean;
  /** True for the column that names the row: its cells are row headers. */
  isRowHeader?: boolean;
  /** True for cells with reduced padding, for a figure or a mark. */
  isTight?: boolean;
}

/** Column of row actions; at most one in a grid. */
export interface ActionsColumn<Row> {
  kind: 'actions';
  key: string;
  /** Header for screen readers only; 'Actions' by default. */
  header?: string;
  /**
   * Width in pixels; by default that of the menu button alone, with the revealed actions covering the column before it.
   */
  width?: number;
  actions: (row: Row) => readonly RowAction[];
}

export type Column<Row> = DataColumn<Row> | ActionsColumn<Row>;

export interface RecordSort {
  key: string;
  dir: 'asc' | 'desc';
}
