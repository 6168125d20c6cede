import { keysBetween } from '../mergeRecords';

/** How many buckets a table is cut into: a changed row rewrites 1/256 of its table. */
export const BUCKETS = 256;

export type Entries = Record<string, unknown>;

/** What became of one bucket's rows. */
export interface BucketChange {
  changed: Entries;
  removed: string[];
}

const knownBuckets = new Map<string, number>();

/** The bucket of a key: FNV-1a over its UTF-16 units, modulo BUCKETS. */
export function bucketOf(key: string): number {
  const known = knownBuckets.get(key);
  if (known !== undefined) return known;
  let hash = 0x811c9dc5;
  for (let place = 0; place < key.length; place += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(place), 0x01000193);
  }
  const bucket = (hash >>> 0) % BUCKETS;
  knownBuckets.set(key, bucket);
  return bucket;
}

/** How many rows a table has, counted when it was last walked. */
const counts = new WeakMap<Entries, number>();

/** The rows that differ between two tables, by bucket; a row that kept its object is unchanged. */
export function changedBuckets(before: Entries, after: Entries): Map<number, BucketChange> {
  const dirty = new Map<number, BucketChange>();
  if (before === after) return dirty;
  const changeOf = (key: string) => {
    const bucket = bucketOf(key);
    const known = dirty.get(bucket);
    if (known) return known;
    const made: BucketChange = { changed: {}, removed: [] };
    dirty.set(bucket, made);
    return made;
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
  // Nothing went where the numbers agree: the second walk is spared, which most edits need not.
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
 * A bucket with a change laid over it. Another tab may have written the same bucket meanwhile: its
 * rows stay, and of one row that both wrote the newer, where both say when they were changed.
 */
export function applyChange(stored: Entries | undefined, change: BucketChange): Entries {
  if (stored === undefined) return change.changed;
  const merged = { ...stored };
  for (const key of change.removed) delete merged[key];
  for (const [key, row] of Object.entries(change.changed)) {
    if (!(timeOf(merged[key]) > timeOf(row))) merged[key] = row;
  }
  return merged;
}
