import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Table } from './upsertRecords';
import { signedOut } from '../session/sessionSlice';

/** A person's column layout of a grid; keys of columns that no longer exist are ignored. */
export interface GridLayout {
  /** Column keys, first to last; columns not listed follow in their default order. */
  order: string[];
  hidden: string[];
  /** Optional columns that the person turned on. */
  shown?: string[];
  /** Widths in pixels, by column key. */
  widths: Record<string, number>;
  isCompact: boolean;
}

/** A named filter and sort order of a grid, stored as the query of its URL. */
export interface SavedView {
  grid: string;
  name: string;
  /** Query string without the question mark, as in 'q=fort&status=published'. */
  search: string;
}

export interface GridsState {
  /** Keyed by the grid's name. */
  layouts: Table<GridLayout>;
  /** Keyed by `viewKey`. */
  views: Table<SavedView>;
}

const initialState: GridsState = { layouts: {}, views: {} };

export const defaultLayout: GridLayout = { order: [], hidden: [], widths: {}, isCompact: false };

const viewKey = ({ grid, name }: Pick<SavedView, 'grid' | 'name'>) => `${grid}:${name}`;

export const gridsSlice = createSlice({
  name: 'grids',
  initialState,
  reducers: {
    layoutChanged(state, { payload }: PayloadAction<{ grid: string; layout: GridLayout }>) {
      state.layouts[payload.grid] = payload.layout;
    },
    layoutReset(state, { payload }: PayloadAction<string>) {
      delete state.layouts[payload];
    },
    /** Replaces a view of the same name. */
    viewSaved(state, { payload }: PayloadAction<SavedView>) {
      state.views[viewKey(payload)] = payload;
    },
    /** Replaces a view of the new name. */
    viewRenamed(
      state,
      { payload }: PayloadAction<Pick<SavedView, 'grid' | 'name'> & { newName: string }>,
    ) {
      const { grid, newName } = payload;
      const view = state.views[viewKey(payload)];
      if (view === undefined) return;
      delete state.views[viewKey(payload)];
      state.views[viewKey({ grid, name: newName })] = { grid, name: newName, search: view.search };
    },
    viewRemoved(state, { payload }: PayloadAction<Pick<SavedView, 'grid' | 'name'>>) {
      delete state.views[viewKey(payload)];
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectLayout: (state, grid: string): GridLayout => state.layouts[grid] ?? defaultLayout,
    selectAllViews: (state) => state.views,
  },
});

export const { layoutChanged, layoutReset, viewSaved, viewRenamed, viewRemoved } =
  gridsSlice.actions;
export const { selectLayout, selectAllViews } = gridsSlice.selectors;
