import { type AnyDispatch } from '../api/anyDispatch';
import { redoFailed, redoStarted, type HistoryEntry } from '../history/historySlice';
import { type RootState } from '../select/rootState';
import { describeResult, entriesOf, idsLeft, idsOf, undoInTurn } from './undoStep';

/** The undo of an edit as an entry of its own: the inverse of that entry is the edit again. */
const reversed = (entry: HistoryEntry): HistoryEntry =>
  entry.inverse === null ? entry : { ...entry, edit: entry.inverse, inverse: entry.edit };

/** Redoes the undone edits of a step, oldest first, and reports the outcome. */
export const redoStep =
  (step: string) =>
  async (dispatch: AnyDispatch, getState: () => unknown, extra: unknown): Promise<void> => {
    const now = () => getState() as RootState; // the one store there is
    const entries = entriesOf(now(), step, true).sort((a, b) => a.at - b.at);
    dispatch(redoStarted({ step, ids: idsOf(entries), atMs: Date.now() }));
    const result = await undoInTurn(entries.map(reversed), {})(dispatch, now, extra);
    dispatch(redoFailed({ step, ids: idsLeft(entries, result) }));
    dispatch(describeResult(now(), entries, result, 'redo'));
  };
