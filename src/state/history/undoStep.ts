import { type Problem } from '../../domain/problem';
import { announced } from '../noticesSlice';
import { type AnyDispatch } from '../outbox/deliverEdit';
import { saveEdits } from '../outbox/saveEdits';
import { runFew } from '../runFew';
import { type RootState } from '../store';
import { editsUndone, selectHistory, type HistoryEntry } from './historySlice';
import { isStillSo } from './inverseOf';

const NO_WORDS = { done: null, failed: null };

function sentence(undone: number, changedSince: number, failed: number): string {
  const parts = undone === 0 ? [] : [undone === 1 ? 'Undone' : `${undone} changes undone`];
  if (changedSince > 0) parts.push(`${changedSince} changed since and left alone`);
  if (failed > 0) parts.push(`${failed} could not be undone`);
  return parts.join(', ');
}

/**
 * Puts back what one step changed, newest first within a record, and says once how that went. What was
 * changed again since is left alone.
 */
export const undoStep =
  (step: string) =>
  async (dispatch: AnyDispatch, getState: () => unknown): Promise<void> => {
    const now = () => getState() as RootState; // the one store there is
    const entries = Object.values(selectHistory(now()))
      .filter((entry) => entry.step === step && entry.inverse !== null && !entry.isUndone)
      .sort((a, b) => b.at - a.at);
    const undone: string[] = [];
    const { failed } = await runFew<HistoryEntry, Problem>(
      entries,
      async ({ id, edit, inverse }) => {
        if (inverse === null) return null;
        if (isStillSo(now(), inverse)) {
          undone.push(id);
          return null;
        }
        if (!isStillSo(now(), edit)) return null;
        const saved = await dispatch(saveEdits([inverse], NO_WORDS, { isUndo: true }));
        if (!saved.ok) return saved.problem;
        undone.push(id);
        return null;
      },
      // A long step is one edit on each of many records; a short one may be many edits on one.
      { atOnce: entries.length > 10 ? 4 : 1 },
    );
    dispatch(editsUndone(undone));
    const changedSince = entries.length - undone.length - failed.length;
    if (undone.length === 0 && failed.length === 0) {
      dispatch(announced('warning', 'Changed since: there is nothing to undo'));
      return;
    }
    const text = sentence(undone.length, changedSince, failed.length);
    dispatch(announced(failed.length > 0 ? 'error' : 'success', text));
  };
