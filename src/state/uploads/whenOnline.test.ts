import { type Reachability } from '../reachability/reachability';
import { pause, whenOnline } from './whenOnline';

const HOUR_MS = 3_600_000;

/** Number of listeners that are left on the signal of the waits that the callback starts and ends. */
async function listenersLeft(wait: (stop: AbortSignal) => Promise<void>): Promise<number> {
  const { signal } = new AbortController();
  const added = jest.spyOn(signal, 'addEventListener');
  const removed = jest.spyOn(signal, 'removeEventListener');
  await wait(signal);
  return added.mock.calls.length - removed.mock.calls.length;
}

const offline: Reachability = { state: 'offline', returns: 0, subscribe: () => () => undefined };
const online: Reachability = { ...offline, state: 'online' };

describe('a wait of an upload', () => {
  it('ends at once when the upload was stopped before it began', async () => {
    const stopped = AbortSignal.abort();
    const waits = Promise.all([pause(HOUR_MS, stopped), whenOnline(offline, stopped)]);
    await expect(waits).resolves.toEqual([undefined, undefined]);
  });

  it('ends when the upload is stopped', async () => {
    const stop = new AbortController();
    const waits = Promise.all([pause(HOUR_MS, stop.signal), whenOnline(offline, stop.signal)]);
    stop.abort();
    await expect(waits).resolves.toEqual([undefined, undefined]);
  });

  it('leaves no listener on the signal of the upload', async () => {
    const left = await listenersLeft(async (signal) => {
      await pause(0, signal);
      await whenOnline(online, signal);
    });
    expect(left).toBe(0);
  });
});
