import { isJson } from '../../domain/reading';
import { type Entries } from './bucketDiff';

/** Longer ones are hardly ever said twice. */
const LONGEST = 100;

/**
 * Lets rows that say the same text hold the same string. What a device read has a copy of its own for
 * every mention of a country or of a record's id: a third of the memory of a large list. The rows are
 * changed where they are, and say what they said. Returns the work, a bucket at a time.
 */
export function* shareTexts(buckets: readonly Entries[]): Generator<void, void> {
  const known = new Map<string, string>();
  for (const bucket of buckets) {
    for (const key in bucket) {
      const row = bucket[key];
      if (!isJson(row) || Object.isFrozen(row)) continue;
      for (const field in row) {
        const text = row[field];
        if (typeof text !== 'string' || text.length > LONGEST) continue;
        const shared = known.get(text);
        if (shared === undefined) known.set(text, text);
        else row[field] = shared;
      }
    }
    yield;
  }
}
