import { type Reducer } from '@reduxjs/toolkit';
import { persistReducer, type PersistConfig } from 'redux-persist';
import { type BucketStorage } from './bucketStorage';
import { SHAPE } from './cacheDatabase';

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
    version: SHAPE,
    storage,
    keyPrefix: '',
    serialize: false,
    timeout: 0,
    throttle: 0,
    getStoredState: () =>
      storage.getItem(key) as ReturnType<NonNullable<PersistConfig<S>['getStoredState']>>, // getItem returns what setItem was given
  };
  return persistReducer<S>(config, reducer);
}
