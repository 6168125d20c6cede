import { mapConcurrently } from '../../src/platform/concurrencyPool';
import { logFailure } from '../logging/log';
import type { Storage } from './storage';

/** Number of files deleted concurrently: each deletion may be a network request. */
const CONCURRENCY = 8;

/**
 * Deletes stored files whose records are already deleted. A failure is logged and leaves unreachable bytes; it does not
 * fail the call.
 */
export async function removeFiles(storage: Storage, keys: string[]): Promise<void> {
  const remove = (key: string) =>
    storage.delete(key).catch((error: unknown) => {
      logFailure('A stored file was left behind', error);
    });
  await mapConcurrently(keys, (key) => remove(key).then(() => null), { concurrency: CONCURRENCY });
}
