/** How many buckets a table is cut into: a changed row rewrites 1/256 of its table. */
export const BUCKETS = 256;

export type Entries = Record<string, unknown>;

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

/**
 * The buckets that differ between two tables, each with its whole new content. Rows are compared by
 * reference: a row that kept its object is unchanged.
 */
export function changedBuckets(before: Entries, after: Entries): Map<number, Entries> {
  const dirty = new Map<number, Entries>();
  if (before === after) return dirty;
  for (const key in after) {
    if (before[key] !== after[key]) dirty.set(bucketOf(key), {});
  }
  for (const key in before) {
    if (!(key in after)) dirty.set(bucketOf(key), {});
  }
  if (dirty.size === 0) return dirty;
  for (const key in after) {
    const bucket = dirty.get(bucketOf(key));
    if (bucket) bucket[key] = after[key];
  }
  return dirty;
}
