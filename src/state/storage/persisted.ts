import { type Reducer } from '@reduxjs/toolkit';
import { persistReducer, type PersistConfig } from 'redux-persist';
import { type BucketStorage } from './bucketStorage';
import { SHAPE } from './cacheDatabase';

/**
 * Persists an entity slice in bucket storage. Defaults of redux-persist 6 that lose or rewrite data are off: no
 * serialising, no time-out that starts with an empty state, no throttle (the storage batches writes itself).
 */
export function persisted<S extends object>(
  key: string,
  reducer: Reducer<S>,
  storage: BucketStorage,
) {
  const config: PersistConfig<S> = {
    key,
    version: SHAPE,
    storage,
    keyPrefix: '',
    serialize: false,
    timeout: 0,
    throttle: 0,
    getStoredState: () =>
      storage.getItem(key) as ReturnType<NonNullable<PersistConfig<S>['getStoredState']>>, // cast: as stored
  };
  return persistReducer<S>(config, reducer);
}
