import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ReachabilityState } from './reachability';
import { type OfflineCause } from './watchReachability';

export interface ReachabilityView {
  state: ReachabilityState;
  /** Null unless offline. */
  cause: OfflineCause | null;
  isSlow: boolean;
}

const initialState: ReachabilityView = { state: 'online', cause: null, isSlow: false };

/** Last report of the reachability watcher, for the screens. */
export const reachabilitySlice = createSlice({
  name: 'reachability',
  initialState,
  reducers: {
    reachabilityChanged: (_state, { payload }: PayloadAction<ReachabilityView>) => payload,
  },
  selectors: {
    selectReachability: (view) => view,
    selectIsOffline: (view) => view.state === 'offline',
    /** Reason for which online actions are unavailable; null while they are available. */
    selectOfflineRefusal: ({ state, cause }) => {
      if (state !== 'offline') return null;
      return cause === 'no network'
        ? 'You are offline: this needs a connection'
        : 'The server is not responding: try again later';
    },
  },
});

export const { reachabilityChanged } = reachabilitySlice.actions;
export const { selectReachability, selectIsOffline, selectOfflineRefusal } =
  reachabilitySlice.selectors;
