import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { mergeRows, removeKeys, type Table } from '../model/mergeRecords';
import { withoutImmer } from '../model/withoutImmer';
import { type Edit } from '../outbox/edit';
import { signedOut } from '../session/sessionSlice';

/** One edit that was made in this browser. */
export interface HistoryEntry {
  id: string;
  /** Edits that were made as one, and are undone as one, share it. */
  step: string;
  /** Epoch milliseconds. */
  at: number;
  edit: Edit;
  /** Null for what can't be put back. */
  inverse: Edit | null;
  isUndone: boolean;
}

export interface HistoryState {
  entries: Table<HistoryEntry>;
}

const initialState: HistoryState = { entries: {} };

/** Maximum number of remembered edits; the oldest go first, the last step stays whole. */
export const HISTORY_LIMIT = 1000;

export const historySlice = createSlice({
  name: 'history',
  initialState,
  reducers: {
    // A long step is as many additions to a long table.
    editsRemembered: withoutImmer(
      (state: HistoryState, { payload }: PayloadAction<HistoryEntry[]>) => {
        const entries = mergeRows(
          state.entries,
          payload.map((entry) => [entry.id, entry]),
        );
        const excess = Object.keys(entries).length - HISTORY_LIMIT;
        if (excess <= 0) return { entries };
        const last = payload.at(-1)?.step;
        const oldestFirst = Object.values(entries)
          .filter(({ step }) => step !== last)
          .sort((a, b) => a.at - b.at);
        const dropped = oldestFirst.slice(0, excess).map(({ id }) => id);
        return { entries: removeKeys(entries, dropped) };
      },
    ),
    /** The worker refused them: there is nothing to remember. */
    editsForgotten: withoutImmer((state: HistoryState, { payload }: PayloadAction<string[]>) => ({
      entries: removeKeys(state.entries, payload),
    })),
    /** Edits being undone; `undoFailed` names those that could not be. */
    undoStarted(state, { payload }: PayloadAction<string[]>) {
      for (const id of payload) {
        const entry = state.entries[id];
        if (entry) entry.isUndone = true;
      }
    },
    undoFailed(state, { payload }: PayloadAction<string[]>) {
      for (const id of payload) {
        const entry = state.entries[id];
        if (entry) entry.isUndone = false;
      }
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectHistory: (state) => state.entries },
});

export const {
  editsRemembered,
  editsForgotten,
  undoStarted: undoStarted,
  undoFailed,
} = historySlice.actions;
export const { selectHistory } = historySlice.selectors;
