import { type Reducer } from '@reduxjs/toolkit';
import { persistReducer, type PersistConfig } from 'redux-persist';
import { type BucketStorage } from './bucketStorage';

/** Bumped with cacheDatabase's SHAPE; redux-persist keeps it beside the state. */
const VERSION = 1;

/**
 * Persists one entity slice through the project's own storage. The defaults of redux-persist 6 that
 * lose or rewrite data are off: no stringifying, no time-out that starts with nothing, no throttle
 * (the storage gathers writes itself).
 */
export function persisted<S extends object>(
  key: string,
  reducer: Reducer<S>,
  storage: BucketStorage,
) {
  const config: PersistConfig<S> = {
    key,
    version: VERSION,
    storage,
    keyPrefix: '',
    serialize: false,
    timeout: 0,
    throttle: 0,
    getStoredState: () =>
      storage.getItem(key) as ReturnType<NonNullable<PersistConfig<S>['getStoredState']>>, // what setItem was given is what comes back
  };
  return persistReducer<S>(config, reducer);
}
