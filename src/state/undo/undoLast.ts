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

/** Age up to which a step is undone unasked: what is older may not be what people have in mind. */
const RECENT_MS = 120_000;

/**
 * Undoes the last change, which may still be on its way into the history. Says first of a change that made or removed
 * a record that it stays, and asks about one that is not recent, unless it is the `confirmed` one. Resolves with the
 * id of the step that it speaks of, else with null.
 */
export const undoLast =
  (confirmed: string | null) =>
  async (
    dispatch: AnyDispatch,
    getState: () => unknown,
    extra: unknown,
  ): Promise<string | null> => {
    await editsBeingStored((extra as ThunkExtra).outbox); // as the one store was made
    const state = getState() as RootState; // the one store there is
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

/** Makes the step again that was undone last, which may still be on its way back. */
export const redoLast =
  () =>
  async (dispatch: AnyDispatch, getState: () => unknown, extra: unknown): Promise<void> => {
    await editsBeingStored((extra as ThunkExtra).outbox); // as the one store was made
    const step = selectStepToRedo(getState() as RootState); // the one store there is
    if (step !== undefined) await dispatch(redoStep(step.id));
  };
