import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface DeviceState {
  /** True when this device could not store an edit: edits then go straight to the worker. */
  isFull: boolean;
  /** True when this device has cached every file of the console, so that the console opens offline. */
  opensOffline: boolean;
}

const initialState: DeviceState = { isFull: false, opensOffline: false };

/** Storage abilities of this device, as found out since the page opened. */
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
