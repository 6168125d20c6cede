import { type AnyDispatch } from '../api/anyDispatch';
import { type ThunkExtra } from '../api/thunkExtra';
import { editsBeingStored } from '../sync/saveEdits';

/** True while edits have been made that are not yet in the history. */
export const isChangeBeingStored =
  () =>
  (_dispatch: AnyDispatch, _getState: () => unknown, extra: unknown): boolean =>
    editsBeingStored((extra as ThunkExtra).outbox) !== undefined; // cast: `createConsoleStore` sets this thunk argument
