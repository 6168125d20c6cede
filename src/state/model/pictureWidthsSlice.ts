import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface PictureWidthsState {
  /** Beginning of the URLs of pictures that come in smaller widths; null where the worker makes none. */
  urlPrefix: string | null;
}

const initialState: PictureWidthsState = { urlPrefix: null };

/** Smaller widths of pictures, an extension of the contract. */
export const pictureWidthsSlice = createSlice({
  name: 'pictureWidths',
  initialState,
  reducers: {
    pictureWidthsDetected(state, { payload }: PayloadAction<string | null>) {
      state.urlPrefix = payload;
    },
  },
  selectors: { selectPicturePrefix: ({ urlPrefix }) => urlPrefix },
});

export const { pictureWidthsDetected } = pictureWidthsSlice.actions;
export const { selectPicturePrefix } = pictureWidthsSlice.selectors;
