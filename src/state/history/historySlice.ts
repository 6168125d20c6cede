import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { upsertRows, removeKeys, type Table } from '../model/upsertRecords';
import { withoutImmer } from '../model/withoutImmer';
import { type Chapter } from '../../domain/chapters/chapter';
import { type Edit } from '../outbox/edit';
import { signedOut } from '../session/sessionSlice';

/** An edit made in this browser. */
export interface HistoryEntry {
  id: string;
  /** Id of the step; edits with the same step are undone together. */
  step: string;
  /** Epoch milliseconds. */
  at: number;
  edit: Edit;
  /** Edit that undoes this one; null when it cannot be undone. */
  inverse: Edit | null;
  /** The chapter before the edit, when it was known here. */
  before?: Chapter;
  isUndone: boolean;
  /** Epoch milliseconds of the last undo or redo of this edit. */
  turnedAt?: number;
}

/** Edits of one step that are undone or redone. */
export interface StepChange {
  step: string;
  /** Ids of the history entries. */
  ids: readonly string[];
}

/** Start of an undo or redo, in epoch milliseconds. */
interface StepTurn extends StepChange {
  atMs: number;
}

export interface HistoryState {
  entries: Table<HistoryEntry>;
  /**
   * Redo stack of step ids, last undone last. A new edit clears it, since that edit may build on the present values.
   */
  undoneSteps: readonly string[];
}

const initialState: HistoryState = { entries: {}, undoneSteps: [] };

function markEdits(
  state: HistoryState,
  ids: readonly string[],
  isUndone: boolean,
  turnedAt?: number,
): void {
  for (const id of ids) {
    const entry = state.entries[id];
    if (entry) Object.assign(entry, { isUndone, turnedAt });
  }
}

const withoutStep = (steps: readonly string[], step: string) =>
  steps.filter((each) => each !== step);

/** Maximum number of remembered edits; the oldest are dropped first, the last step is kept whole. */
export const HISTORY_LIMIT = 1000;

export const historySlice = createSlice({
  name: 'history',
  initialState,
  reducers: {
    // Without Immer: a long step adds many rows to a large table.
    editsRemembered: withoutImmer(
      (state: HistoryState, { payload }: PayloadAction<HistoryEntry[]>): HistoryState => {
        const entries = upsertRows(
          state.entries,
          payload.map((entry) => [entry.id, entry]),
        );
        const excess = Object.keys(entries).length - HISTORY_LIMIT;
        if (excess <= 0) return { entries, undoneSteps: [] };
        const last = payload.at(-1)?.step;
        const oldestFirst = Object.values(entries)
          .filter(({ step }) => step !== last)
          .sort((a, b) => a.at - b.at);
        const dropped = oldestFirst.slice(0, excess).map(({ id }) => id);
        return { entries: removeKeys(entries, dropped), undoneSteps: [] };
      },
    ),
    /** Drops edits that the worker refused. */
    editsForgotten: withoutImmer((state: HistoryState, { payload }: PayloadAction<string[]>) => ({
      ...state,
      entries: removeKeys(state.entries, payload),
    })),
    /** Marks edits as undone; `undoFailed` reverts the mark for those that failed. */
    undoStarted(state, { payload: { step, ids, atMs } }: PayloadAction<StepTurn>) {
      markEdits(state, ids, true, atMs);
      state.undoneSteps = [...withoutStep(state.undoneSteps, step), step];
    },
    undoFailed(state, { payload }: PayloadAction<string[]>) {
      markEdits(state, payload, false);
    },
    /** Marks edits as redone; `redoFailed` reverts the mark for those that failed. */
    redoStarted(state, { payload: { step, ids, atMs } }: PayloadAction<StepTurn>) {
      markEdits(state, ids, false, atMs);
      state.undoneSteps = withoutStep(state.undoneSteps, step);
    },
    redoFailed(state, { payload: { step, ids } }: PayloadAction<StepChange>) {
      markEdits(state, ids, true);
      if (ids.length > 0) state.undoneSteps = [...withoutStep(state.undoneSteps, step), step];
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectHistory: (state) => state.entries,
    selectUndoneSteps: (state) => state.undoneSteps,
  },
});

export const { editsRemembered, editsForgotten, undoStarted, undoFailed, redoStarted, redoFailed } =
  historySlice.actions;
export const { selectHistory, selectUndoneSteps } = historySlice.selectors;
