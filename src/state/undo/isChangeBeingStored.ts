import { type AnyDispatch } from '../api/anyDispatch';
import { type ThunkExtra } from '../api/thunkExtra';
import { editsBeingStored } from '../sync/saveEdits';

/** True while a change was made whose edits are not in the history yet. */
export const isChangeBeingStored =
  () =>
  (_dispatch: AnyDispatch, _getState: () => unknown, extra: unknown): boolean =>
    editsBeingStored((extra as ThunkExtra).outbox) !== undefined; // as the one store was made
