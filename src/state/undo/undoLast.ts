import { formatAgo } from '../../domain/text/date';
import { type AnyDispatch } from '../api/anyDispatch';
import { type ThunkExtra } from '../api/thunkExtra';
import { selectSteps, selectStepToRedo, type HistoryStep } from '../history/selectSteps';
import { announced } from '../model/noticesSlice';
import { type RootState } from '../select/rootState';
import { editsBeingStored } from '../sync/saveEdits';
import { finalStepText } from './finalStep';
import { stepText } from './stepText';
import { redoStep } from './redoStep';
import { undoStep } from './undoStep';

/** Age up to which a step is undone without confirmation: people may have forgotten an older one. */
const RECENT_MS = 120_000;

/**
 * Undoes the last step, after pending edits have been stored. A step that created or deleted a record is not undone; a
 * notice explains why. For an older step, a notice asks to undo again with the step's id as `confirmed`. Resolves with
 * the id of the step that the notice is about, else with null.
 */
export const undoLast =
  (confirmed: string | null) =>
  async (
    dispatch: AnyDispatch,
    getState: () => unknown,
    extra: unknown,
  ): Promise<string | null> => {
    await editsBeingStored((extra as ThunkExtra).outbox); // cast: `createConsoleStore` sets this argument
    const state = getState() as RootState; // cast: the console has one store
    const steps = selectSteps(state);
    const last = steps.find(({ canUndo }) => canUndo);
    const isRecent = ({ at }: HistoryStep) => Date.now() - at <= RECENT_MS;
    const [newest] = steps;
    const reason = newest === undefined ? null : finalStepText(newest);
    if (newest && reason && newest.id !== confirmed && (last === undefined || isRecent(newest))) {
      const before = last === undefined ? '' : ` Undo again to take back what came before.`;
      const text = `Not undone: ${stepText(state, newest.entries)}. ${reason}${before}`;
      dispatch(announced('info', text));
      return newest.id;
    }
    if (last === undefined) return null;
    if (!isRecent(last) && last.id !== confirmed) {
      const text = `Undo again to take back: ${stepText(state, last.entries)} (${formatAgo(last.at, Date.now())})`;
      dispatch(announced('info', text));
      return last.id;
    }
    await dispatch(undoStep(last.id));
    return null;
  };

/** Redoes the step that was undone last, even when its undo is still running. */
export const redoLast =
  () =>
  async (dispatch: AnyDispatch, getState: () => unknown, extra: unknown): Promise<void> => {
    await editsBeingStored((extra as ThunkExtra).outbox); // cast: `createConsoleStore` sets this argument
    const step = selectStepToRedo(getState() as RootState); // cast: the console has one store
    if (step !== undefined) await dispatch(redoStep(step.id));
  };
