import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { type ConsoleExtra } from './consoleExtra';
import { type gridsSlice } from './gridsSlice';
import { type historySlice } from './history/historySlice';
import { type languagesSlice } from './languagesSlice';
import { type mediaSlice } from './mediaSlice';
import { type noticesSlice } from './noticesSlice';
import { type outboxSlice } from './outbox/outboxSlice';
import { type preferencesSlice } from './preferencesSlice';
import { type reachabilitySlice } from './reachabilitySlice';
import { type sectionsSlice } from './sectionsSlice';
import { type sessionSlice } from './session/sessionSlice';
import { type toursSlice } from './toursSlice';
import { type uploadsSlice } from './uploadsSlice';
import { type workerApi } from './workerApi';

type StateOf<Slice extends { getInitialState: () => unknown }> = ReturnType<
  Slice['getInitialState']
>;

/** The store's state as selectors and thunks see it; `createReducer` in store.ts builds it. */
export interface RootState {
  session: StateOf<typeof sessionSlice>;
  preferences: StateOf<typeof preferencesSlice>;
  notices: StateOf<typeof noticesSlice>;
  outbox: StateOf<typeof outboxSlice>;
  uploads: StateOf<typeof uploadsSlice>;
  reachability: StateOf<typeof reachabilitySlice>;
  tours: StateOf<typeof toursSlice>;
  sections: StateOf<typeof sectionsSlice>;
  media: StateOf<typeof mediaSlice>;
  languages: StateOf<typeof languagesSlice>;
  history: StateOf<typeof historySlice>;
  grids: StateOf<typeof gridsSlice>;
  workerApi: ReturnType<typeof workerApi.reducer>;
}

export type ConsoleDispatch = ThunkDispatch<RootState, ConsoleExtra, UnknownAction>;
