import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';

/** A dispatch for a store of any state, since endpoint thunks read only their own cache. */
export type AnyDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
