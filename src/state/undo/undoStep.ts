import { type Problem } from '../../domain/problem';
import { type ThunkExtra } from '../api/thunkExtra';
import { announced } from '../model/noticesSlice';
import { type AnyDispatch } from '../api/anyDispatch';
import { type OutboxService } from '../outbox/outboxService';
import { saveEdits } from '../sync/saveEdits';
import { mapConcurrently, type RunOptions, type RunResult } from '../../platform/concurrencyPool';
import { type RootState } from '../select/rootState';
import { isReorder, undoReorder } from './undoReorder';
import { selectHistory, undoFailed, undoStarted, type HistoryEntry } from '../history/historySlice';
import { isStillApplied } from '../sync/inverseOf';
import { stepText } from './stepText';
import { waitsForDecision } from './waitsForDecision';

type Entries = readonly HistoryEntry[];
type Undone = RunResult<HistoryEntry, Problem>;

const NO_MESSAGES = { done: null, failed: null };

export const idsOf = (entries: Entries) => entries.map(({ id }) => id);

const texts = {
  undo: { one: 'Undone', many: 'undone', none: 'Changed since: there is nothing to undo' },
  redo: { one: 'Redone', many: 'redone', none: 'Changed since: there is nothing to redo' },
};

/** Notice about the outcome of undo or redo; for a redo, `result` holds the reversed entries. */
export function describeResult(
  state: RootState,
  entries: Entries,
  { done, failed, notStarted }: Undone,
  verb: keyof typeof texts,
) {
  const { one, many, none } = texts[verb];
  const count = isReorder(entries) ? Math.min(done.length, 1) : done.length;
  const changedSince = entries.length - done.length - failed.length - notStarted.length;
  if (count === 0 && failed.length === 0) {
    const decideFirst = `Nothing was ${many}: a later edit of this waits for your decision under Unsent edits`;
    return announced('warning', waitsForDecision(state, entries) ? decideFirst : none);
  }
  const doneIds = new Set(idsOf(done));
  const text = `${one}: ${stepText(
    state,
    entries.filter(({ id }) => doneIds.has(id)),
  )}`;
  const parts = count === 0 ? [] : [count === 1 ? text : `${count} changes ${many}`];
  if (changedSince > 0) parts.push(`${changedSince} changed since and left alone`);
  if (failed.length > 0) parts.push(`${failed.length} could not be ${many}`);
  const summary = parts.join(', ');
  // Consecutive successes share a topic and replace each other; failures stay visible.
  return failed.length > 0
    ? announced('error', summary)
    : announced('success', summary, undefined, 'undo');
}

export interface UndoOptions extends Pick<RunOptions, 'signal' | 'onProgress'> {
  /** True when the caller announces the outcome itself. */
  isSilent?: boolean;
}

const undoEach =
  (entries: Entries, options: RunOptions) =>
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
      // A long step usually has one edit per record and can run concurrently; a short one may have many edits of one
      // record.
      { ...options, concurrency: entries.length > 10 ? 4 : 1 },
    );
    return { done, failed, notStarted };
  };

/**
 * Last running undo by outbox. Undos run in sequence, because each starts from the state that the previous one left.
 */
const lastUndo = new WeakMap<OutboxService, Promise<unknown>>();

/** Undoes edits in the given order, after all undos already queued. */
export const undoInTurn =
  (entries: Entries, options: RunOptions) =>
  async (dispatch: AnyDispatch, getState: () => RootState, extra: unknown): Promise<Undone> => {
    const { outbox } = extra as ThunkExtra; // cast: `createConsoleStore` sets this argument
    const before = lastUndo.get(outbox);
    const running = (async () => {
      await Promise.allSettled([before]);
      const undo = isReorder(entries) ? undoReorder(entries) : undoEach(entries, options);
      return undo(dispatch, getState);
    })();
    lastUndo.set(outbox, running);
    return running;
  };

/** Resolves once all queued undos have finished; their steps count as undone from the start. */
export const whenUndone =
  () =>
  async (_dispatch: AnyDispatch, _getState: () => unknown, extra: unknown): Promise<void> => {
    const { outbox } = extra as ThunkExtra; // cast: `createConsoleStore` sets this argument
    // A step that was marked just now queues its undo one microtask later.
    await Promise.resolve();
    await Promise.allSettled([lastUndo.get(outbox)]);
  };

export const idsLeft = (entries: Entries, { done }: Undone) => {
  const ready = new Set(idsOf(done));
  return idsOf(entries).filter((id) => !ready.has(id));
};

/** Edits of a step that can be redone (`isUndone`) or undone. */
export const entriesOf = (state: RootState, step: string, isUndone: boolean): HistoryEntry[] =>
  Object.values(selectHistory(state)).filter(
    (entry) => entry.step === step && entry.inverse !== null && entry.isUndone === isUndone,
  );

/**
 * Undoes a step, newest edit first within a record; announces and returns the outcome. Values changed since are left
 * alone and count neither as done nor as failed.
 */
export const undoStep =
  (step: string, { isSilent = false, ...options }: UndoOptions = {}) =>
  async (dispatch: AnyDispatch, getState: () => unknown, extra: unknown): Promise<Undone> => {
    const now = () => getState() as RootState; // cast: the console has one store
    const entries = entriesOf(now(), step, false).sort((a, b) => b.at - a.at);
    dispatch(undoStarted({ step, ids: idsOf(entries), atMs: Date.now() }));
    const result = await undoInTurn(entries, options)(dispatch, now, extra);
    dispatch(undoFailed(idsLeft(entries, result)));
    if (!isSilent) dispatch(describeResult(now(), entries, result, 'undo'));
    return result;
  };
