import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type TourRow } from '../../domain/tours/tour';
import { signedOut } from '../session/sessionSlice';

interface FirstToursReceived {
  rows: TourRow[];
  language: string;
}

/** Ids of the first tours of a list whose remaining rows are still loading, by language. Never persisted. */
export const firstToursSlice = createSlice({
  name: 'firstTours',
  initialState: {} as Record<string, string[]>,
  reducers: {
    firstToursReceived(state, { payload }: PayloadAction<FirstToursReceived>) {
      state[payload.language] = payload.rows.map(({ id }) => id);
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => ({})),
});

export const { firstToursReceived } = firstToursSlice.actions;
