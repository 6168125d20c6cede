import { useMemo } from 'react';
import { collatorFor } from '../../../domain/languages/collation';
import {
  selectAllViews,
  viewRemoved,
  viewRenamed,
  viewSaved,
} from '../../../state/model/gridsSlice';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';

/** Saved views of a grid sorted by name, with functions to save, rename and remove. */
export function useTourViews(grid: string) {
  const dispatch = useConsoleDispatch();
  const all = useConsoleSelector(selectAllViews);
  const views = useMemo(
    () =>
      Object.values(all)
        .filter((view) => view.grid === grid)
        .sort((a, b) => collatorFor('en').compare(a.name, b.name)),
    [all, grid],
  );
  return {
    views,
    save: (view: { name: string; search: string }) => void dispatch(viewSaved({ grid, ...view })),
    rename: (name: string, newName: string) => void dispatch(viewRenamed({ grid, name, newName })),
    remove: (name: string) => void dispatch(viewRemoved({ grid, name })),
  };
}
