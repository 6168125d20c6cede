import { type Column } from './RecordColumn';

/** Column settings of a person for a grid. */
export interface RecordLayout {
  /** Column keys, first to last; unlisted columns follow in their default order. */
  order: readonly string[];
  hidden: readonly string[];
  /** Optional columns that the person has enabled. */
  shown?: readonly string[];
  /** Widths in pixels, by column key. */
  widths: Readonly<Record<string, number>>;
  isCompact: boolean;
}

const isData = <Row>(column: Column<Row>) => column.kind !== 'actions';

/** True for a visible column. */
export const isShown = <Row>(column: Column<Row>, { hidden, shown = [] }: RecordLayout): boolean =>
  column.kind === 'actions' ||
  (column.isOptional === true ? shown.includes(column.key) : !hidden.includes(column.key));

/** Layout with a column shown or hidden. */
export function withColumn<Row>(
  column: Column<Row>,
  layout: RecordLayout,
  isInSight: boolean,
): RecordLayout {
  const isOptional = column.kind !== 'actions' && column.isOptional === true;
  const listed = (isOptional ? (layout.shown ?? []) : layout.hidden).filter(
    (key) => key !== column.key,
  );
  const list = isInSight === isOptional ? [...listed, column.key] : listed;
  return isOptional ? { ...layout, shown: list } : { ...layout, hidden: list };
}

/** All columns in the chosen order. The first column, which names the row, stays first, and the actions stay last. */
export function orderedColumns<Row>(
  columns: readonly Column<Row>[],
  order: readonly string[],
): Column<Row>[] {
  const [first, ...rest] = columns.filter(isData);
  if (first === undefined) return [...columns];
  const named = order.flatMap((key) => rest.filter((column) => column.key === key));
  const others = rest.filter((column) => !order.includes(column.key));
  return [first, ...named, ...others, ...columns.filter((column) => !isData(column))];
}

/** Visible columns, in order and with their widths. */
export function laidOutColumns<Row>(
  columns: readonly Column<Row>[],
  layout: RecordLayout,
): Column<Row>[] {
  const [first, ...rest] = orderedColumns(columns, layout.order);
  const shown = rest.filter((column) => isShown(column, layout));
  return (first === undefined ? shown : [first, ...shown]).map((column) => {
    const width = layout.widths[column.key];
    if (width === undefined || column.kind === 'actions') return column;
    const { flex: _, ...withoutFlex } = column;
    return { ...withoutFlex, width };
  });
}

/** Column order after moving one by `by` positions; the first column does not move. */
export function movedColumn<Row>(
  columns: readonly Column<Row>[],
  order: readonly string[],
  key: string,
  by: number,
): string[] {
  const keys = orderedColumns(columns, order)
    .filter(isData)
    .slice(1)
    .map((column) => column.key);
  const from = keys.indexOf(key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= keys.length) return keys;
  keys.splice(from, 1);
  keys.splice(to, 0, key);
  return keys;
}
