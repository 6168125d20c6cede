import { logFailure } from '../logging/log';
import type { Storage } from './storage';

/**
 * Takes away the bytes of files whose records are gone already. A failure leaves bytes nobody can
 * reach, and is no failure of the call that ended them.
 */
export async function removeFiles(storage: Storage, keys: string[]): Promise<void> {
  const results = await Promise.allSettled(keys.map((key) => storage.delete(key)));
  for (const result of results) {
    if (result.status === 'rejected') logFailure('A stored file was left behind', result.reason);
  }
}
