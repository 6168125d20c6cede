import { join } from 'node:path';
import { logFailure } from '../logging/log';
import { diskStorage } from '../storage/diskStorage';
import type { S3Settings } from '../storage/s3/s3Settings';
import { s3Storage } from '../storage/s3/s3Storage';
import type { Storage } from '../storage/storage';
import { StorageUnavailable } from '../storage/storageFailures';

/** Files on the disk of this machine. */
export const openDisk = (dataDirectory: string): Promise<Storage> =>
  diskStorage(join(dataDirectory, 'files'));

/**
 * Opens the file store. Fails with StorageMisconfigured when the store refuses the settings. An unavailable store is
 * only logged: it may recover soon, and calls that need no file work without it.
 */
export async function openStorage(
  dataDirectory: string,
  store: S3Settings | null,
): Promise<Storage> {
  if (store === null) return openDisk(dataDirectory);
  const storage = s3Storage(store);
  try {
    await storage.checkSettings();
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    logFailure('Files cannot be read or stored for now', error.message);
  }
  return storage;
}
