/** @jest-environment <rootDir>/src/testing/screenEnvironment.ts */
import { UnrefBroadcastChannel } from '../../testing/unrefBroadcastChannel';
import { type SessionChange } from './authGateway';
import { sessionKey } from './storedSession';
import { createSupabaseGateway } from './supabaseGateway';

const user = { id: 'asha', email: 'asha@x.test', user_metadata: {} };
const asha = { id: 'asha', email: 'asha@x.test', fullName: null, avatarUrl: null };
const present: SessionChange = { type: 'present', person: asha };

const keepSession = (key: string) =>
  localStorage.setItem(
    key,
    JSON.stringify({
      access_token: 'a',
      refresh_token: 'r',
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: Math.floor(Date.now() / 1000) + 3600,
      user,
    }),
  );

/** A gateway of a project that has told of the session the device holds, and a tab beside it. */
async function openBesideAnotherTab(project: string) {
  const options = { url: `http://${project}.test`, anonKey: 'anon', redirectTo: '' };
  const key = sessionKey(options.url);
  keepSession(key);
  const told: SessionChange[] = [];
  const waiting: (() => void)[] = [];
  const stop = createSupabaseGateway(options).watch((change) => {
    told.push(change);
    waiting.shift()?.();
  });
  const nextChange = () => new Promise<void>((resolve) => waiting.push(resolve));
  // The client tells of it as somebody who signed in, and then as what it began with.
  while (told.length < 2) await nextChange();
  expect(told.splice(0)).toEqual([present, present]);
  const tab = new UnrefBroadcastChannel(key);
  const endTold = async () => {
    const change = nextChange();
    tab.postMessage({ event: 'SIGNED_OUT', session: null });
    await change;
  };
  const close = () => {
    stop();
    tab.close();
  };
  return { key, told, endTold, close };
}

describe('an end of the session that another tab tells of', () => {
  it('ends it here when the device holds none any more', async () => {
    const view = await openBesideAnotherTab('ended');
    localStorage.removeItem(view.key);
    await view.endTold();
    expect(view.told).toEqual([{ type: 'expired' }]);
    view.close();
  });

  it('ends nothing when it arrives after somebody has signed in again', async () => {
    const view = await openBesideAnotherTab('resumed');
    await view.endTold();
    expect(view.told).toEqual([present]);
    view.close();
  });
});
