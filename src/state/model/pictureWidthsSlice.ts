import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface PictureWidthsState {
  /** Beginning of the addresses of pictures that come in smaller widths; null where the worker makes none. */
  addressPrefix: string | null;
}

const initialState: PictureWidthsState = { addressPrefix: null };

/** Smaller widths of pictures, an extension of the contract. */
export const pictureWidthsSlice = createSlice({
  name: 'pictureWidths',
  initialState,
  reducers: {
    pictureWidthsDetected(state, { payload }: PayloadAction<string | null>) {
      state.addressPrefix = payload;
    },
  },
  selectors: { selectPicturePrefix: ({ addressPrefix }) => addressPrefix },
});

export const { pictureWidthsDetected } = pictureWidthsSlice.actions;
export const { selectPicturePrefix } = pictureWidthsSlice.selectors;
