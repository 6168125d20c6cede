import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Table } from '../mergeRecords';
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

/** How many edits are remembered; the oldest go first, the last step stays whole. */
export const HISTORY_LIMIT = 1000;

export const historySlice = createSlice({
  name: 'history',
  initialState,
  reducers: {
    editsRemembered(state, { payload }: PayloadAction<HistoryEntry[]>) {
      for (const entry of payload) state.entries[entry.id] = entry;
      const ids = Object.keys(state.entries);
      if (ids.length <= HISTORY_LIMIT) return;
      const last = payload.at(-1)?.step;
      const oldestFirst = Object.values(state.entries)
        .filter(({ step }) => step !== last)
        .sort((a, b) => a.at - b.at);
      for (const { id } of oldestFirst.slice(0, ids.length - HISTORY_LIMIT)) {
        delete state.entries[id];
      }
    },
    editsUndone(state, { payload }: PayloadAction<string[]>) {
      for (const id of payload) {
        const entry = state.entries[id];
        if (entry) entry.isUndone = true;
      }
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectHistory: (state) => state.entries },
});

export const { editsRemembered, editsUndone } = historySlice.actions;
export const { selectHistory } = historySlice.selectors;
