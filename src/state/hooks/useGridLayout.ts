import { useCallback } from 'react';
import { layoutChanged, selectLayout, type GridLayout } from '../model/gridsSlice';
import { useConsoleDispatch, useConsoleSelector } from './storeHooks';

/** The person's column layout of a grid, and its setter. */
export function useGridLayout(grid: string): [GridLayout, (layout: GridLayout) => void] {
  const dispatch = useConsoleDispatch();
  const layout = useConsoleSelector((state) => selectLayout(state, grid));
  const change = useCallback(
    (next: GridLayout) => void dispatch(layoutChanged({ grid, layout: next })),
    [dispatch, grid],
  );
  return [layout, change];
}
