import { useMemo } from 'react';
import { type GridRowSelectionModel } from '@mui/x-data-grid';
import useEventCallback from '@mui/utils/useEventCallback';

/** Selected row ids; ids missing from the current rows stay selected. */
export interface RecordSelection {
  selected: ReadonlySet<string>;
  /** Must be stable between renders. */
  onChange: (selected: ReadonlySet<string>) => void;
}

/** Selection with the row added, or removed if it was selected. */
export function withToggled(selected: ReadonlySet<string> | undefined, id: string): Set<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Row selection by id. "All" means the displayed rows: rows hidden by a filter stay as they are. */
export function useRowSelection<Row>(
  selection: RecordSelection | undefined,
  rows: readonly Row[],
  rowId: (row: Row) => string,
) {
  const selected = selection?.selected;
  const model = useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set(selected) }),
    [selected],
  );
  const extent = useMemo(() => {
    if (selected === undefined || selected.size === 0) return 'none';
    const count = rows.reduce((sum, row) => sum + Number(selected.has(rowId(row))), 0);
    return count === 0 ? 'none' : count < rows.length ? 'some' : 'all';
  }, [rows, rowId, selected]);
  const changeModel = useEventCallback(({ ids }: GridRowSelectionModel) =>
    selection?.onChange(new Set([...ids].map(String))),
  );
  const toggle = (id: string) => selection?.onChange(withToggled(selected, id));
  /** Deselects every row, hidden ones too; false when none was selected. */
  const clear = () => {
    if (selected === undefined || selected.size === 0) return false;
    selection?.onChange(new Set());
    return true;
  };
  const selectAll = useEventCallback((isSelected: boolean) => {
    const next = new Set(selected);
    for (const row of rows) {
      if (isSelected) next.add(rowId(row));
      else next.delete(rowId(row));
    }
    selection?.onChange(next);
  });
  const all = useMemo(() => ({ extent, selectAll }) as const, [extent, selectAll]);
  return { model, changeModel, toggle, clear, all };
}
