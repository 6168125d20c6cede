/** Rows with distinct keys; the first of each key is kept. */
export function uniqueBy<T>(rows: readonly T[], keyOf: (row: T) => string): T[] {
  const keys = new Set<string>();
  return rows.filter((row) => {
    const key = keyOf(row);
    return !keys.has(key) && keys.add(key);
  });
}
