import { type UnknownAction } from '@reduxjs/toolkit';
import { announced } from '../model/noticesSlice';
import { CacheUnreadable } from './bucketStorage';

function messageFor(failure: unknown): string {
  if (failure instanceof CacheUnreadable) {
    return 'Data saved on this device could not be read and is being loaded again.';
  }
  const isFull =
    typeof failure === 'object' &&
    failure !== null &&
    'name' in failure &&
    failure.name === 'QuotaExceededError';
  return isFull
    ? 'This device has run out of space: less of the catalogue is available offline.'
    : 'This device could not store the catalogue: less of it is available offline.';
}

/** Notifies the person of failures to persist or read data; each message is shown once per page load. */
export function announceStorageFailure(
  dispatch: (action: UnknownAction) => unknown,
): (failure: unknown) => void {
  const shownMessages = new Set<string>();
  return (failure) => {
    const message = messageFor(failure);
    if (shownMessages.has(message)) return;
    shownMessages.add(message);
    dispatch(announced('warning', message));
  };
}
