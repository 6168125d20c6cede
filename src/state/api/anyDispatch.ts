import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';

/** A dispatch of any state: the endpoints' thunks read only their own cache. */
export type AnyDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
