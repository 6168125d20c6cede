import { type UnknownAction } from '@reduxjs/toolkit';
import { forgetAdmin } from './knownAdmin';
import { adminChecked } from './sessionSlice';

/** Records that the person gave up their own access: they are no longer an admin, nor remembered as one. */
export function giveUpAccess(dispatch: (action: UnknownAction) => unknown): void {
  forgetAdmin();
  dispatch(adminChecked({ isAdmin: false }));
}
