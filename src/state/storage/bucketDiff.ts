import { keysBetween } from '../model/upsertRecords';

/** Number of buckets of a table; kept small, because each bucket costs a read. */
export const BUCKETS = 16;

export type Entries = Record<string, unknown>;

/** Changes of one bucket's rows. */
export interface BucketChange {
  changed: Entries;
  removed: string[];
}

const bucketByKey = new Map<string, number>();

/** The bucket of a key: FNV-1a over its UTF-16 units, modulo BUCKETS. */
export function bucketOf(key: string): number {
  const cached = bucketByKey.get(key);
  if (cached !== undefined) return cached;
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  const bucket = (hash >>> 0) % BUCKETS;
  bucketByKey.set(key, bucket);
  return bucket;
}

/** Number of rows of a table, counted on the last walk. */
const counts = new WeakMap<Entries, number>();

/** Rows that differ between two tables, by bucket; a row with the same object is unchanged. */
export function changedBuckets(before: Entries, after: Entries): Map<number, BucketChange> {
  const dirty = new Map<number, BucketChange>();
  if (before === after) return dirty;
  const changeOf = (key: string) => {
    const bucket = bucketOf(key);
    const previous = dirty.get(bucket);
    if (previous) return previous;
    const change: BucketChange = { changed: {}, removed: [] };
    dirty.set(bucket, change);
    return change;
  };
  const keys = keysBetween(before, after);
  if (keys !== null) {
    for (const key of keys) {
      if (before[key] === after[key]) continue;
      if (key in after) changeOf(key).changed[key] = after[key];
      else changeOf(key).removed.push(key);
    }
    return dirty;
  }
  let count = 0;
  let added = 0;
  for (const key in after) {
    count += 1;
    const row = before[key];
    if (row === after[key]) continue;
    if (row === undefined) added += 1;
    changeOf(key).changed[key] = after[key];
  }
  counts.set(after, count);
  // Equal counts mean that no row was removed, so the second walk is skipped.
  if (counts.get(before) === count - added) return dirty;
  for (const key in before) {
    if (!(key in after)) changeOf(key).removed.push(key);
  }
  return dirty;
}

function timeOf(row: unknown): number {
  if (typeof row !== 'object' || row === null || !('updated_at' in row)) return Number.NaN;
  return typeof row.updated_at === 'string' ? Date.parse(row.updated_at) : Number.NaN;
}

/**
 * Applies a change in place to a bucket's or a table's rows. Rows outside of the change stay, since another tab may
 * have written them. If both tabs wrote a row, the newer `updated_at` wins when both rows have one, else the change
 * wins.
 */
export function mergeChange(rows: Entries, change: BucketChange): void {
  for (const key of change.removed) delete rows[key];
  for (const key in change.changed) {
    const row = change.changed[key];
    if (!(timeOf(rows[key]) > timeOf(row))) rows[key] = row;
  }
}

/** Composes two changes into one with the same effect. */
export function joinChanges(first: BucketChange, second: BucketChange): BucketChange {
  const changed = { ...first.changed };
  mergeChange(changed, second);
  return { changed, removed: [...new Set([...first.removed, ...second.removed])] };
}

/** Number of rows in a change. */
export const sizeOf = ({ changed, removed }: BucketChange): number =>
  Object.keys(changed).length + removed.length;
