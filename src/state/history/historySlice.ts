import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { upsertRows, removeKeys, type Table } from '../model/upsertRecords';
import { withoutImmer } from '../model/withoutImmer';
import { type Chapter } from '../../domain/chapters/chapter';
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
  /** The chapter as it was before, as far as it was known here. */
  before?: Chapter;
  isUndone: boolean;
  /** Epoch milliseconds at which it was undone or made again last. */
  turnedAt?: number;
}

/** Edits of one step that are undone or made again. */
export interface StepChange {
  step: string;
  /** Ids of their entries. */
  ids: readonly string[];
}

/** Edits whose undoing, or making again, begins. */
interface StepTurn extends StepChange {
  atMs: number;
}

export interface HistoryState {
  entries: Table<HistoryEntry>;
  /** Steps that can be redone, the last undone last. A new edit ends them: it may build on the present values. */
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

/** Maximum number of remembered edits; the oldest go first, the last step stays whole. */
export const HISTORY_LIMIT = 1000;

export const historySlice = createSlice({
  name: 'history',
  initialState,
  reducers: {
    // A long step is as many additions to a long table.
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
    /** The worker refused them: there is nothing to remember. */
    editsForgotten: withoutImmer((state: HistoryState, { payload }: PayloadAction<string[]>) => ({
      ...state,
      entries: removeKeys(state.entries, payload),
    })),
    /** Edits being undone; `undoFailed` names those that could not be. */
    undoStarted(state, { payload: { step, ids, atMs } }: PayloadAction<StepTurn>) {
      markEdits(state, ids, true, atMs);
      state.undoneSteps = [...withoutStep(state.undoneSteps, step), step];
    },
    undoFailed(state, { payload }: PayloadAction<string[]>) {
      markEdits(state, payload, false);
    },
    /** Edits being made again; `redoFailed` names those that could not be. */
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
