import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface PictureWidthsState {
  /** URL prefix of pictures that are available in smaller widths; null when the worker offers none. */
  urlPrefix: string | null;
}

const initialState: PictureWidthsState = { urlPrefix: null };

/** Smaller picture widths, an extension of the contract. */
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
