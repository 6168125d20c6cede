import { type AnyDispatch } from '../api/anyDispatch';
import { type ThunkExtra } from '../api/thunkExtra';
import { selectSteps } from '../history/selectSteps';
import { type RootState } from '../select/rootState';
import { editsBeingStored } from '../sync/saveEdits';
import { undoStep } from './undoStep';

/** True while a change was made whose edits are not in the history yet. */
export const isChangeBeingStored =
  () =>
  (_dispatch: AnyDispatch, _getState: () => unknown, extra: unknown): boolean =>
    editsBeingStored((extra as ThunkExtra).outbox) !== undefined; // as the one store was made

/** Undoes the last change, which may still be on its way into the history. */
export const undoLast =
  () =>
  async (dispatch: AnyDispatch, getState: () => unknown, extra: unknown): Promise<void> => {
    await editsBeingStored((extra as ThunkExtra).outbox); // as the one store was made
    const steps = selectSteps(getState() as RootState); // the one store there is
    const last = steps.find(({ canUndo }) => canUndo);
    if (last !== undefined) await dispatch(undoStep(last.id));
  };
