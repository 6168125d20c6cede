import { type UnknownAction } from '@reduxjs/toolkit';
import { forgetAdmin } from './knownAdmin';
import { adminChecked } from './sessionSlice';

/** The person has ended their own access: no admin from now on, and not remembered as one. */
export function giveUpAccess(dispatch: (action: UnknownAction) => unknown): void {
  forgetAdmin();
  dispatch(adminChecked({ isAdmin: false }));
}
