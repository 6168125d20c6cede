import { useMemo } from 'react';
import { type GridRowSelectionModel } from '@mui/x-data-grid';
import { useEventCallback } from '../hooks/useEventCallback';

/** Marked rows; ids that the rows do not hold at the moment stay marked. */
export interface RecordSelection {
  selected: ReadonlySet<string>;
  /** Keep the same function between renders. */
  onChange: (selected: ReadonlySet<string>) => void;
}

/** Marks by their ids. All rows means those that are shown: what a filter hides stays as it was. */
export function useMarks<Row>(
  selection: RecordSelection | undefined,
  rows: readonly Row[],
  rowId: (row: Row) => string,
) {
  const selected = selection?.selected;
  const model = useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set(selected) }),
    [selected],
  );
  const marked = useMemo(() => {
    if (selected === undefined || selected.size === 0) return 'none';
    const count = rows.reduce((sum, row) => sum + Number(selected.has(rowId(row))), 0);
    return count === 0 ? 'none' : count < rows.length ? 'some' : 'all';
  }, [rows, rowId, selected]);
  const changeModel = useEventCallback(({ ids }: GridRowSelectionModel) =>
    selection?.onChange(new Set([...ids].map(String))),
  );
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    selection?.onChange(next);
  };
  const markAll = useEventCallback((isMarked: boolean) => {
    const next = new Set(selected);
    for (const row of rows) {
      if (isMarked) next.add(rowId(row));
      else next.delete(rowId(row));
    }
    selection?.onChange(next);
  });
  const all = useMemo(() => ({ marked, markAll }) as const, [marked, markAll]);
  return { model, changeModel, toggle, all };
}
