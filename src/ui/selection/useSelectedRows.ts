import { useCallback, useMemo, useState } from 'react';

const noIds: ReadonlySet<string> = new Set();

type RowId = (row: { id: string }) => string;

const ownId: RowId = ({ id }) => id;

interface Selection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** Deselects rows that a run removes from the filtered list, because they would stay selected invisibly. */
export function useDeselectionByRun(
  isRunning: boolean,
  { selected, onChange }: Selection,
  shown: readonly { id: string }[],
  rowId = ownId,
): void {
  /** Selected rows displayed at the start of the run; null when none is running. */
  const [begun, setBegun] = useState<ReadonlySet<string> | null>(null);
  if (isRunning === (begun !== null)) return;
  const shownIds = new Set(shown.map(rowId));
  if (begun === null) return setBegun(new Set([...selected].filter((id) => shownIds.has(id))));
  setBegun(null);
  const hasLeft = (id: string) => begun.has(id) && !shownIds.has(id);
  if ([...selected].some(hasLeft)) onChange(new Set([...selected].filter((id) => !hasLeft(id))));
}

/** Selected rows; filtering hides rows without deselecting them. */
export function useSelectedRows<Row extends { id: string }>(
  rows: readonly Row[],
  shown: readonly Row[],
  rowId = ownId,
) {
  const [ids, setIds] = useState(noIds);
  const selected = useMemo(
    () => (ids.size === 0 ? [] : rows.filter((row) => ids.has(rowId(row)))),
    [rows, ids, rowId],
  );
  const hiddenCount = useMemo(() => {
    if (selected.length === 0 || shown === rows) return 0;
    const shownIds = new Set(shown.map(rowId));
    return selected.filter((row) => !shownIds.has(rowId(row))).length;
  }, [selected, shown, rows, rowId]);
  const selection = useMemo((): Selection => ({ selected: ids, onChange: setIds }), [ids]);
  return { selection, selected, hiddenCount, clear: useCallback(() => setIds(noIds), []) };
}
