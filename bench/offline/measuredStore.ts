import { combineReducers, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { openDB } from 'idb';
import { persistReducer, persistStore } from 'redux-persist';
import { type TourRow } from '../../src/domain/tours/tour';
import { sectionsSlice } from '../../src/state/model/sectionsSlice';
import { createConsoleStore } from '../../src/state/start/store';
import { toursEndpoints } from '../../src/state/endpoints/toursEndpoints';
import { toursReceived, toursSlice } from '../../src/state/model/toursSlice';
import { makeSections } from './makeRows';

/** Common interface of both stores. */
export interface MeasuredStore {
  dispatch: (action: UnknownAction) => unknown;
  /** Rehydrates the state from storage. */
  hydrate: () => Promise<void>;
  /** Fetches the tour list from a response with this text; with `isKnown` the response is a 304. */
  refetch: (text: string, isKnown: boolean) => Promise<void>;
  /** Resolves when everything dispatched is stored on the device. */
  settle: () => Promise<void>;
  /** Stores the sections of this number of tours on the device, as after years of use. */
  fillSections: (tours: number) => Promise<void>;
  countTours: () => number;
  countSections: () => number;
}

interface Bootstrapped {
  getState: () => { bootstrapped: boolean };
  subscribe: (listener: () => void) => () => void;
}

const untilBootstrapped = (persistor: Bootstrapped) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (!persistor.getState().bootstrapped) return;
      stop();
      resolve();
    };
    const stop = persistor.subscribe(check);
    check();
  });

/** The console's own store. */
export function openOurs(): MeasuredStore {
  const never = () => new Promise<never>(() => undefined);
  let respond: () => Promise<Response> = never;
  const { store, persistor, storage } = createConsoleStore({
    services: {
      workerUrl: '',
      auth: {
        watch: () => () => undefined,
        accessToken: async () => 'token',
        refresh: async () => 'unreachable',
        signInWithGoogle: async () => null,
        signOut: async () => 'this device',
        readIsAdmin: async () => true,
      },
      fetch: () => respond(),
      sendForm: never,
    },
    reportStorageFailure: (failure) => {
      throw failure;
    },
  });
  return {
    dispatch: store.dispatch,
    async hydrate() {
      storage.openFor('bench');
      persistor.persist();
      await untilBootstrapped(persistor);
    },
    async refetch(text, isKnown) {
      const headers = { etag: '"v1"', 'kathayatra-extensions': 'if-none-match' };
      respond = async () =>
        isKnown ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
      const options = { forceRefetch: true, subscribe: false };
      const read = toursEndpoints.endpoints.getTours.initiate({ language: 'en' }, options);
      const { error } = await store.dispatch(read);
      if (error !== undefined) throw error;
    },
    async settle() {
      await persistor.flush();
      await storage.flush();
    },
    async fillSections(tours) {
      await storage.setItem('sections', { ...makeSections(tours), _persist: { version: 1 } });
      await storage.flush();
    },
    countTours: () => Object.keys(store.getState().tours.records).length,
    countSections: () => Object.keys(store.getState().sections.records).length,
  };
}

/** redux-persist storage engine with strings in one IndexedDB store, as its documentation suggests. */
function stringStorage() {
  const opened = openDB('stock', 1, { upgrade: (db) => void db.createObjectStore('strings') });
  return {
    getItem: async (key: string): Promise<string> => (await opened).get('strings', key),
    setItem: async (key: string, value: string) =>
      void (await (await opened).put('strings', value, key)),
    removeItem: async (key: string) => (await opened).delete('strings', key),
  };
}

/** The same slices on stock redux-persist. */
export function openStock(): MeasuredStore {
  const storage = stringStorage();
  let lastWrite: Promise<unknown> = Promise.resolve();
  const watched = {
    ...storage,
    setItem: (key: string, value: string) => (lastWrite = storage.setItem(key, value)),
  };
  const config = (key: string) => ({ key, storage: watched, timeout: 0 });
  const store = configureStore({
    reducer: combineReducers({
      tours: persistReducer(config('tours'), toursSlice.reducer),
      sections: persistReducer(config('sections'), sectionsSlice.reducer),
    }),
    middleware: (getDefault) => getDefault({ immutableCheck: false, serializableCheck: false }),
  });
  const persistor = persistStore(store, { manualPersist: true } as object); // untyped option
  return {
    dispatch: store.dispatch,
    async hydrate() {
      persistor.persist();
      await untilBootstrapped(persistor);
    },
    async refetch(text) {
      const rows = (await new Response(text).json()) as TourRow[];
      store.dispatch(toursReceived({ rows, language: 'en', fetchedAt: 1, isComplete: true }));
    },
    async settle() {
      await persistor.flush();
      await lastWrite;
    },
    async fillSections(tours) {
      const parts = Object.entries({ ...makeSections(tours), _persist: { version: -1 } });
      const strings = Object.fromEntries(parts.map(([key, part]) => [key, JSON.stringify(part)]));
      await storage.setItem('persist:sections', JSON.stringify(strings));
    },
    countTours: () => Object.keys(store.getState().tours.records).length,
    countSections: () => Object.keys(store.getState().sections.records).length,
  };
}
