import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Table } from './upsertRecords';
import { signedOut } from '../session/sessionSlice';

/** Column setup of one grid by a person; keys that the grid no longer has are ignored. */
export interface GridLayout {
  /** Keys of columns, first to last; columns that are not named keep their place after those. */
  order: string[];
  hidden: string[];
  /** Optional columns that were chosen. */
  shown?: string[];
  /** Pixels, by key. */
  widths: Record<string, number>;
  isCompact: boolean;
}

/** A filter and order of a grid under a name, as the query of its URL. */
export interface SavedView {
  grid: string;
  name: string;
  /** Query string without the question mark: 'q=fort&status=published'. */
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
    /** A view of the same name is replaced. */
    viewSaved(state, { payload }: PayloadAction<SavedView>) {
      state.views[viewKey(payload)] = payload;
    },
    /** A view of the new name is replaced. */
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
