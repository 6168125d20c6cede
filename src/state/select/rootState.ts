import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { type ThunkExtra } from '../api/thunkExtra';
import { type deviceSlice } from '../model/deviceSlice';
import { type firstToursSlice } from '../model/firstToursSlice';
import { type gridsSlice } from '../model/gridsSlice';
import { type historySlice } from '../history/historySlice';
import { type languagesSlice } from '../model/languagesSlice';
import { type mediaSlice } from '../model/mediaSlice';
import { type noticesSlice } from '../model/noticesSlice';
import { type outboxSlice } from '../outbox/outboxSlice';
import { type pictureWidthsSlice } from '../model/pictureWidthsSlice';
import { type preferencesSlice } from '../model/preferencesSlice';
import { type reachabilitySlice } from '../reachability/reachabilitySlice';
import { type sectionsSlice } from '../model/sectionsSlice';
import { type sessionSlice } from '../session/sessionSlice';
import { type toursSlice } from '../model/toursSlice';
import { type uploadsSlice } from '../model/uploadsSlice';
import { type workerApi } from '../api/workerApi';

type StateOf<Slice extends { getInitialState: () => unknown }> = ReturnType<
  Slice['getInitialState']
>;

/** The store's state as selectors and thunks see it; `createReducer` in store.ts builds it. */
export interface RootState {
  session: StateOf<typeof sessionSlice>;
  preferences: StateOf<typeof preferencesSlice>;
  device: StateOf<typeof deviceSlice>;
  notices: StateOf<typeof noticesSlice>;
  outbox: StateOf<typeof outboxSlice>;
  uploads: StateOf<typeof uploadsSlice>;
  reachability: StateOf<typeof reachabilitySlice>;
  firstTours: StateOf<typeof firstToursSlice>;
  pictureWidths: StateOf<typeof pictureWidthsSlice>;
  tours: StateOf<typeof toursSlice>;
  sections: StateOf<typeof sectionsSlice>;
  media: StateOf<typeof mediaSlice>;
  languages: StateOf<typeof languagesSlice>;
  history: StateOf<typeof historySlice>;
  grids: StateOf<typeof gridsSlice>;
  workerApi: ReturnType<typeof workerApi.reducer>;
}

export type ConsoleDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>;
