import { type ConsoleStore } from '../../state/start/store';

/**
 * Requests persistent storage once an admin is signed in, so that unsent edits are not evicted when the disk
 * is full. A refusal changes nothing.
 */
export function requestPersistentStorage({ store }: ConsoleStore): void {
  const unsubscribe = store.subscribe(() => {
    if (store.getState().session.admin !== 'admin') return;
    unsubscribe();
    // Best-effort storage works the same until the disk is full.
    navigator.storage?.persist?.().catch(() => undefined);
  });
}
