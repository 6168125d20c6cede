import { combineReducers, configureStore, type Dispatch } from '@reduxjs/toolkit';
import { persistStore, type Persistor } from 'redux-persist';
import { gridsSlice } from '../model/gridsSlice';
import { historySlice } from '../history/historySlice';
import { deviceSlice } from '../model/deviceSlice';
import { firstToursSlice } from '../model/firstToursSlice';
import { languagesSlice } from '../model/languagesSlice';
import { mediaSlice } from '../model/mediaSlice';
import { noticesSlice } from '../model/noticesSlice';
import { createOutbox } from '../sync/createOutbox';
import { outboxSlice } from '../outbox/outboxSlice';
import { broadcastRecords } from '../sync/sharedActions';
import { announceFailedReads } from './announceFailedReads';
import { announceStorageFailure } from '../storage/announceStorageFailure';
import { createBucketStorage, type BucketStorage } from '../storage/bucketStorage';
import { persisted } from '../storage/persisted';
import { preferencesSlice } from '../model/preferencesSlice';
import { type PreferencesState } from '../model/preferencesStorage';
import { reachabilityChanged, reachabilitySlice } from '../reachability/reachabilitySlice';
import { pictureWidthsDetected, pictureWidthsSlice } from '../model/pictureWidthsSlice';
import { sectionsSlice } from '../model/sectionsSlice';
import { type ThunkExtra } from '../api/thunkExtra';
import { type ConsoleServices } from '../api/services';
import { localTexts } from '../session/failSafeTexts';
import { sessionSlice } from '../session/sessionSlice';
import { toursSlice } from '../model/toursSlice';
import { uploadsSlice } from '../model/uploadsSlice';
import { DetectedExtensions } from '../model/workerExtensions';
import { repeatBusyReads } from './repeatBusyReads';
import { observeReachability } from './observeReachability';
import { type WatchedReachability } from '../reachability/watchReachability';
import { workerApi } from '../api/workerApi';

/** Storage key of the URL prefix of pictures available in smaller widths, as last announced by the worker. */
const PICTURE_WIDTHS_KEY = 'kathayatra:picture-widths';

function createReducer(storage: BucketStorage) {
  return combineReducers({
    session: sessionSlice.reducer,
    preferences: preferencesSlice.reducer,
    device: deviceSlice.reducer,
    notices: noticesSlice.reducer,
    outbox: outboxSlice.reducer,
    uploads: uploadsSlice.reducer,
    firstTours: firstToursSlice.reducer,
    pictureWidths: pictureWidthsSlice.reducer,
    reachability: reachabilitySlice.reducer,
    tours: persisted('tours', toursSlice.reducer, storage),
    sections: persisted('sections', sectionsSlice.reducer, storage),
    media: persisted('media', mediaSlice.reducer, storage),
    languages: persisted('languages', languagesSlice.reducer, storage),
    history: persisted('history', historySlice.reducer, storage),
    grids: persisted('grids', gridsSlice.reducer, storage),
    [workerApi.reducerPath]: workerApi.reducer,
  });
}

export interface ConsoleStoreOptions {
  services: ConsoleServices;
  preferences?: PreferencesState;
  /** Called with failures to persist or read data on this device; by default the person is notified once. */
  reportStorageFailure?: (failure: unknown) => void;
}

/** Mirrors reachability into the store, and refetches the data on screen once the worker responds again. */
function reportReachability(reachability: WatchedReachability, dispatch: Dispatch): void {
  let wasOffline = false;
  reachability.subscribe(() => {
    const { state, cause, isSlow } = reachability;
    dispatch(reachabilityChanged({ state, cause, isSlow }));
    if (wasOffline && state === 'online') dispatch(workerApi.internalActions.onOnline());
    wasOffline = state === 'offline' || (wasOffline && state === 'checking');
  });
}

export function createConsoleStore(options: ConsoleStoreOptions) {
  const { services, reachability } = observeReachability(options.services);
  const notifyPerson = announceStorageFailure((notice) => store.dispatch(notice));
  const reportFailure = options.reportStorageFailure ?? notifyPerson;
  const storage = createBucketStorage(reportFailure);
  const picturePrefix = `${services.workerUrl}/media/`;
  const supportsPictureWidths = localTexts.get(PICTURE_WIDTHS_KEY) === picturePrefix;
  const extensions = new DetectedExtensions(supportsPictureWidths, (hasWidths) => {
    // Lets the next start use smaller widths before the first response.
    if (hasWidths) localTexts.set(PICTURE_WIDTHS_KEY, picturePrefix);
    else localTexts.remove(PICTURE_WIDTHS_KEY);
    store.dispatch(pictureWidthsDetected(hasWidths ? picturePrefix : null));
  });
  const outbox = createOutbox({ services, extensions, reportFailure });
  const extra: ThunkExtra = { ...services, extensions, outbox };
  const store = configureStore({
    reducer: createReducer(storage),
    preloadedState: {
      preferences: options.preferences ?? preferencesSlice.getInitialState(),
      pictureWidths: { urlPrefix: supportsPictureWidths ? picturePrefix : null },
    },
    middleware: (getDefault) =>
      // Redux Toolkit's checks walk the whole state on every action; with 10,000 tours they would be the slowest part.
      getDefault({
        thunk: { extraArgument: extra },
        immutableCheck: false,
        serializableCheck: false,
      })
        .prepend(announceFailedReads(), repeatBusyReads())
        .concat(workerApi.middleware, broadcastRecords(outbox)),
  });
  outbox.attach(store);
  reportReachability(reachability, store.dispatch);
  // Persisting starts once the person is known, because each person has a database of their own.
  const persistor: Persistor = persistStore(store, { manualPersist: true } as object); // cast: untyped option
  const { recordings } = options.services;
  return { store, persistor, storage, reachability, recordings, outbox };
}

export type ConsoleStore = ReturnType<typeof createConsoleStore>;
