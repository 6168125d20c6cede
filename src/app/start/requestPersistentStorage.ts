import { type ConsoleStore } from '../../state/start/store';

/**
 * Asks the browser, once an admin is signed in, not to drop what is kept on this device when room
 * gets short: unsent edits lie there. A refusal changes nothing.
 */
export function requestPersistentStorage({ store }: ConsoleStore): void {
  const stop = store.subscribe(() => {
    if (store.getState().session.admin !== 'admin') return;
    stop();
    // Without the browser's word all works the same until the disk is full.
    navigator.storage?.persist?.().catch(() => undefined);
  });
}
