import { isDraftOfAnother } from '../storage/draftStore';
import { type ConsoleStore } from './store';
import { workerApi } from '../api/workerApi';
import { type AuthGateway } from '../session/authGateway';
import { localTexts, tabTexts, type FailSafeTexts } from '../session/failSafeTexts';
import { selectPerson, signedOut } from '../session/sessionSlice';

let opened: BroadcastChannel | null = null;

/** One object for both directions: a channel hears every tab but itself. */
const channel = () => (opened ??= new BroadcastChannel('kathayatra-session'));

const OWN_KEYS = /^(kathayatra|sb-)/;

function clearTexts(texts: FailSafeTexts, personId: string | null): void {
  texts
    .keys()
    // A person whose session only expired finds their drafts again.
    .filter((key) => OWN_KEYS.test(key) && !isDraftOfAnother(key, personId))
    .forEach(texts.remove);
}

/**
 * Leaves nothing of the person in this tab's store or in the browser's storage. The order matters:
 * a reset after the purge would be written again, a pending write would bring the data back.
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

/** The session is over, and something of the person could not be cleared from this device. */
export class DeviceNotCleared extends Error {}

/** The person's own sign-out: everywhere where the network allows, and out of every tab here. */
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
