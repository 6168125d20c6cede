import { useCallback, useMemo, useState } from 'react';

const noIds: ReadonlySet<string> = new Set();

/** Selected rows; a filter hides some of them without deselecting them. */
export function useSelectedRows<Row extends { id: string }>(
  rows: readonly Row[],
  shown: readonly Row[],
) {
  const [ids, setIds] = useState(noIds);
  const selected = useMemo(
    () => (ids.size === 0 ? [] : rows.filter(({ id }) => ids.has(id))),
    [rows, ids],
  );
  const hiddenCount = useMemo(() => {
    if (selected.length === 0 || shown === rows) return 0;
    const shownIds = new Set(shown.map(({ id }) => id));
    return selected.filter(({ id }) => !shownIds.has(id)).length;
  }, [selected, shown, rows]);
  const selection = useMemo(() => ({ selected: ids, onChange: setIds }), [ids]);
  return { selection, selected, hiddenCount, clear: useCallback(() => setIds(noIds), []) };
}
