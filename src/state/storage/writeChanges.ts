import { joinChanges, mergeChange, sizeOf, type BucketChange, type Entries } from './bucketDiff';
import { STORES, type BucketKey, type CacheDatabase } from './cacheDatabase';
import { packRows, unpackInto } from './packRows';

/** Maximum number of changed rows kept beside a bucket; beyond this they are merged into the bucket. */
const MAX_LOOSE_ROWS = 64;

/** Writes changes of buckets in one transaction. */
export async function writeChanges(
  db: CacheDatabase,
  written: readonly (readonly [BucketKey, BucketChange])[],
): Promise<void> {
  const transaction = db.transaction(STORES, 'readwrite', { durability: 'relaxed' });
  const rows = transaction.objectStore('rows');
  const changes = transaction.objectStore('changes');

  async function write(key: BucketKey, change: BucketChange): Promise<void> {
    const previous = await changes.get(key);
    const joined = previous ? joinChanges(previous, change) : change;
    if (sizeOf(joined) <= MAX_LOOSE_ROWS) {
      await changes.put(joined, key);
      return;
    }
    const packed = await rows.get(key);
    const bucket: Entries = {};
    if (packed) unpackInto(bucket, packed);
    mergeChange(bucket, joined);
    await Promise.all([rows.put(packRows(bucket), key), previous && changes.delete(key)]);
  }

  await Promise.all([...written.map(([key, change]) => write(key, change)), transaction.done]);
}
