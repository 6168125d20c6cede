import { type AnyDispatch } from '../api/anyDispatch';
import { redoFailed, redoStarted, type HistoryEntry } from '../history/historySlice';
import { type RootState } from '../select/rootState';
import { describeResult, entriesOf, idsLeft, idsOf, undoInTurn } from './undoStep';

/** Swaps an entry's edit and inverse, so that undoing the result redoes the edit. */
const reversed = (entry: HistoryEntry): HistoryEntry =>
  entry.inverse === null ? entry : { ...entry, edit: entry.inverse, inverse: entry.edit };

/** Redoes the undone edits of a step, oldest first, and announces the outcome. */
export const redoStep =
  (step: string) =>
  async (dispatch: AnyDispatch, getState: () => unknown, extra: unknown): Promise<void> => {
    const now = () => getState() as RootState; // cast: the console has one store
    const entries = entriesOf(now(), step, true).sort((a, b) => a.at - b.at);
    dispatch(redoStarted({ step, ids: idsOf(entries), atMs: Date.now() }));
    const result = await undoInTurn(entries.map(reversed), {})(dispatch, now, extra);
    dispatch(redoFailed({ step, ids: idsLeft(entries, result) }));
    dispatch(describeResult(now(), entries, result, 'redo'));
  };
