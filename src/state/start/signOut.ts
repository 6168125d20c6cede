import { isDraftOfAnother } from '../storage/draftStore';
import { type ConsoleStore } from './store';
import { workerApi } from '../api/workerApi';
import { type AuthGateway } from '../session/authGateway';
import { localTexts, tabTexts, type FailSafeTexts } from '../session/failSafeTexts';
import { selectPerson, signedOut } from '../session/sessionSlice';

let opened: BroadcastChannel | null = null;

/** One object for posting and listening: a channel does not receive its own messages. */
const channel = () => (opened ??= new BroadcastChannel('kathayatra-session'));

const OWN_KEYS = /^(kathayatra|sb-)/;

function clearTexts(texts: FailSafeTexts, personId: string | null): void {
  texts
    .keys()
    // Drafts of a person whose session only expired are kept for that person.
    .filter((key) => OWN_KEYS.test(key) && !isDraftOfAnother(key, personId))
    .forEach(texts.remove);
}

/**
 * Removes the person's data from this tab's store and the browser's storage. The order matters: a reset after the purge
 * would be persisted, and a pending write would restore the data.
 */
async function clearDevice(console: ConsoleStore): Promise<void> {
  const { store, persistor, storage, recordings, outbox } = console;
  const personId = selectPerson(store.getState())?.id ?? null;
  await outbox.destroy();
  store.dispatch(signedOut());
  store.dispatch(workerApi.util.resetApiState());
  await persistor.flush();
  persistor.pause();
  await storage.destroy();
  clearTexts(localTexts, personId);
  clearTexts(tabTexts, personId);
  await recordings?.destroy();
}

/** The session ended, but some of the person's data could not be removed from this device. */
export class DeviceNotCleared extends Error {}

/** Signs the person out: everywhere if the network allows, and in every tab of this browser. */
export async function signOut(
  console: ConsoleStore,
  auth: AuthGateway,
): Promise<'everywhere' | 'this device'> {
  const reach = await auth.signOut();
  channel().postMessage('signed out');
  try {
    await clearDevice(console);
  } catch (cause) {
    throw new DeviceNotCleared('This device could not be cleared', { cause });
  }
  return reach;
}

/** Follows a sign-out in another tab. */
export function followSignOut(console: ConsoleStore, leave: () => void): () => void {
  const follow = () => void clearDevice(console).then(leave);
  channel().addEventListener('message', follow);
  return () => channel().removeEventListener('message', follow);
}
