import { type ConsoleStore } from '../../state/start/store';

async function request(): Promise<void> {
  try {
    await navigator.storage?.persist?.();
  } catch {
    // Best-effort storage works the same until the disk is full.
  }
}

/**
 * Requests persistent storage once an admin is signed in, so that unsent edits are not evicted when the disk
 * is full. A refusal changes nothing.
 */
export function requestPersistentStorage({ store }: ConsoleStore): void {
  const unsubscribe = store.subscribe(() => {
    if (store.getState().session.admin !== 'admin') return;
    unsubscribe();
    void request();
  });
}
