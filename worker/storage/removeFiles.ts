import { logFailure } from '../logging/log';
import type { Storage } from './storage';

/**
 * Deletes stored files whose records are deleted already. A failure is logged and leaves unreachable
 * bytes; it does not fail the call.
 */
export async function removeFiles(storage: Storage, keys: string[]): Promise<void> {
  const results = await Promise.allSettled(keys.map((key) => storage.delete(key)));
  for (const result of results) {
    if (result.status === 'rejected') logFailure('A stored file was left behind', result.reason);
  }
}
