import { type UnknownAction } from '@reduxjs/toolkit';
import { forgetAdmin } from './knownAdmin';
import { adminChecked } from './sessionSlice';

/** Records that the person has ended their own access: they are no admin from now on, nor remembered as one. */
export function giveUpAccess(dispatch: (action: UnknownAction) => unknown): void {
  forgetAdmin();
  dispatch(adminChecked({ isAdmin: false }));
}
