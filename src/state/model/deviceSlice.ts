import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface DeviceState {
  /** True since an edit could not be stored here: what is saved goes straight to the worker. */
  isFull: boolean;
  /** True once this device has every file of the console: it opens without a network. */
  opensOffline: boolean;
}

const initialState: DeviceState = { isFull: false, opensOffline: false };

/** Abilities of this device to keep data, as far as the page has found out. */
export const deviceSlice = createSlice({
  name: 'device',
  initialState,
  reducers: {
    deviceFilled(state, { payload }: PayloadAction<boolean>) {
      state.isFull = payload;
    },
    offlineReady(state) {
      state.opensOffline = true;
    },
  },
  selectors: {
    selectIsFull: ({ isFull }) => isFull,
    selectOpensOffline: ({ opensOffline }) => opensOffline,
  },
});

export const { deviceFilled, offlineReady } = deviceSlice.actions;
export const { selectIsFull, selectOpensOffline } = deviceSlice.selectors;
