import { isJson } from '../../domain/reading';
import { whenIdle } from '../whenIdle';
import { type Entries } from './bucketDiff';
import { rangeOf, type CacheDatabase } from './cacheDatabase';
import { shareTexts } from './shareTexts';

/** By then the first screen is there. */
const SHARED_AFTER_MS = 1000;
/** What is on screen comes first, but not for ever. */
const IDLE_MS = 1500;

export type SliceState = Record<string, unknown>;

/** A slice as it was stored, its tables put together again; undefined where there is none. */
export async function readSlice(db: CacheDatabase, slice: string): Promise<SliceState | undefined> {
  const transaction = db.transaction('buckets');
  const [keys, values] = await Promise.all([
    transaction.store.getAllKeys(rangeOf(slice)),
    transaction.store.getAll(rangeOf(slice)),
  ]);
  if (keys.length === 0) return undefined;
  shareInPauses(values);
  const state: SliceState = {};
  keys.forEach(([, field], place) => {
    const table = state[field];
    state[field] = Object.assign(isJson(table) ? table : {}, values[place]);
  });
  return state;
}

/** A few buckets in each pause of the page. */
function shareInPauses(buckets: readonly Entries[]): void {
  const work = shareTexts(buckets);
  const go = () => {
    for (let count = 0; count < 8; count += 1) if (work.next().done === true) return;
    whenIdle(go, IDLE_MS);
  };
  setTimeout(go, SHARED_AFTER_MS);
}
