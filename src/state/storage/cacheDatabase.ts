import { type DBSchema, type IDBPDatabase } from 'idb';
import { type BucketChange } from './bucketDiff';
import { type PackedRows } from './packRows';

/** [slice, field, bucket]. */
export type BucketKey = [string, string, number];

export interface CacheSchema extends DBSchema {
  /** The rows of a bucket, when it was last written as a whole. */
  rows: { key: BucketKey; value: PackedRows };
  /** Later changes of a bucket's rows, so that an edit writes itself and not its neighbours. */
  changes: { key: BucketKey; value: BucketChange };
}

export type CacheDatabase = IDBPDatabase<CacheSchema>;

export const STORES = ['rows', 'changes'] as const;

/**
 * Version of the schema. A new schema gets a new database name. Cached rows are fetched again; saved views and history
 * are copied (`migrateFormerCache` in `openCacheDatabase.ts`).
 */
export const SHAPE = 5;
const prefix = 'kathayatra-cache-';

export const shapeIn = (name: string) => Number.parseInt(name.slice(prefix.length), 10);

export const cacheName = (userId: string) => `${prefix}${SHAPE}-${userId}`;

/** True for a database that some version of the console made for a person. */
export const isCacheOf = (userId: string, name: string) =>
  name.startsWith(prefix) && name.endsWith(`-${userId}`);

export const rangeOf = (slice: string) => IDBKeyRange.bound([slice], [slice, []]);
