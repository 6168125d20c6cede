import { type Problem } from '../../domain/problem';
import { type ThunkExtra } from '../api/thunkExtra';
import { announced } from '../model/noticesSlice';
import { type AnyDispatch } from '../api/anyDispatch';
import { type OutboxService } from '../outbox/outboxService';
import { saveEdits } from '../sync/saveEdits';
import { mapConcurrently, type RunOptions, type RunResult } from '../../domain/concurrencyPool';
import { type RootState } from '../select/rootState';
import { isReorder, undoReorder } from './undoReorder';
import { selectHistory, undoStarted, undoFailed, type HistoryEntry } from '../history/historySlice';
import { isStillApplied } from '../sync/inverseOf';
import { stepText } from './stepText';

type Entries = readonly HistoryEntry[];
type Undone = RunResult<HistoryEntry, Problem>;

const NO_MESSAGES = { done: null, failed: null };

interface UndoCounts {
  undone: number;
  changedSince: number;
  failed: number;
}

function describeUndo(
  state: RootState,
  done: Entries,
  { undone, changedSince, failed }: UndoCounts,
) {
  if (undone === 0 && failed === 0) {
    return announced('warning', 'Changed since: there is nothing to undo');
  }
  const text = undone === 1 ? `Undone: ${stepText(state, done)}` : `${undone} changes undone`;
  const parts = undone === 0 ? [] : [text];
  if (changedSince > 0) parts.push(`${changedSince} changed since and left alone`);
  if (failed > 0) parts.push(`${failed} could not be undone`);
  return announced(failed > 0 ? 'error' : 'success', parts.join(', '));
}

export interface UndoOptions extends Pick<RunOptions, 'signal' | 'onProgress'> {
  /** The caller says itself how it went. */
  isSilent?: boolean;
}

const undoEach =
  (entries: readonly HistoryEntry[], options: RunOptions) =>
  async (dispatch: AnyDispatch, getState: () => RootState): Promise<Undone> => {
    const done: HistoryEntry[] = [];
    const { failed, notStarted } = await mapConcurrently<HistoryEntry, Problem>(
      entries,
      async (entry) => {
        const { edit, inverse } = entry;
        if (inverse === null) return null;
        if (!isStillApplied(getState(), inverse)) {
          if (!isStillApplied(getState(), edit)) return null;
          const saved = await dispatch(saveEdits([inverse], NO_MESSAGES, { isUndo: true }));
          if (!saved.ok) return saved.problem;
        }
        done.push(entry);
        return null;
      },
      // A long step is one edit on each of many records; a short one may be many edits on one.
      { ...options, concurrency: entries.length > 10 ? 4 : 1 },
    );
    return { done, failed, notStarted };
  };

/** Steps are put back one after the other: what the next one finds is what the last one left. */
const lastUndo = new WeakMap<OutboxService, Promise<unknown>>();

/**
 * Puts back what one step changed, newest first within a record, says once how that went and answers
 * it. What was changed again since is left alone, and is neither done nor failed.
 */
export const undoStep =
  (step: string, { isSilent: isQuiet = false, ...options }: UndoOptions = {}) =>
  async (dispatch: AnyDispatch, getState: () => unknown, extra: unknown): Promise<Undone> => {
    const { outbox } = extra as ThunkExtra; // as the one store was made
    const now = () => getState() as RootState; // the one store there is
    const entries = Object.values(selectHistory(now()))
      .filter((entry) => entry.step === step && entry.inverse !== null && !entry.isUndone)
      .sort((a, b) => b.at - a.at);
    dispatch(undoStarted(entries.map(({ id }) => id)));
    const before = lastUndo.get(outbox);
    const running = (async () => {
      await Promise.allSettled([before]);
      const undo = isReorder(entries) ? undoReorder(entries) : undoEach(entries, options);
      return undo(dispatch, now);
    })();
    lastUndo.set(outbox, running);
    const { done, failed, notStarted } = await running;
    const ready = new Set(done.map(({ id }) => id));
    dispatch(undoFailed(entries.flatMap(({ id }) => (ready.has(id) ? [] : [id]))));
    const changedSince = entries.length - done.length - failed.length - notStarted.length;
    const undone = isReorder(entries) ? Math.min(done.length, 1) : done.length;
    if (!isQuiet) {
      dispatch(describeUndo(now(), done, { undone, changedSince, failed: failed.length }));
    }
    return { done, failed, notStarted };
  };
