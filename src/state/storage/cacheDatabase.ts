import { type DBSchema, type IDBPDatabase } from 'idb';
import { type BucketChange } from './bucketDiff';
import { type PackedRows } from './packRows';

/** [slice, field, bucket]. */
export type BucketKey = [string, string, number];

export interface CacheSchema extends DBSchema {
  /** Packed rows of each bucket, as last written in full. */
  rows: { key: BucketKey; value: PackedRows };
  /** Later changes of each bucket's rows, so that an edit writes itself only, not the rest of its bucket. */
  changes: { key: BucketKey; value: BucketChange };
}

export type CacheDatabase = IDBPDatabase<CacheSchema>;

export const STORES = ['rows', 'changes'] as const;

/**
 * Version of the schema. A new version gets a new database name; cached rows are refetched, saved views and history are
 * copied (`migrateFormerCache` in `openCacheDatabase.ts`).
 */
export const SHAPE = 5;
const prefix = 'kathayatra-cache-';

export const shapeIn = (name: string) => Number.parseInt(name.slice(prefix.length), 10);

export const cacheName = (userId: string) => `${prefix}${SHAPE}-${userId}`;

/** True for a person's database of any schema version. */
export const isCacheOf = (userId: string, name: string) =>
  name.startsWith(prefix) && name.endsWith(`-${userId}`);

export const rangeOf = (slice: string) => IDBKeyRange.bound([slice], [slice, []]);
