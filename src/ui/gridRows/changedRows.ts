/** The rows that changed at the same index; null unless both lists have the same ids in the same order. */
export function changedRows<Row>(
  before: readonly Row[],
  after: readonly Row[],
  rowId: (row: Row) => string,
): readonly Row[] | null {
  if (before.length !== after.length) return null;
  const changed: Row[] = [];
  for (const [index, row] of after.entries()) {
    const previous = before[index];
    if (previous === row) continue;
    if (previous === undefined || rowId(previous) !== rowId(row)) return null;
    changed.push(row);
  }
  return changed;
}
