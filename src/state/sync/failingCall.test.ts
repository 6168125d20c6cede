import { asha, closeTabs, json, openOutboxTab, taj } from '../../testing/openOutboxTab';
import { tourChange } from '../../testing/outbox/outboxEdits';
import { emptyOutbox, type OutboxEntry } from '../outbox/outboxEntry';
import { outboxReducer } from '../outbox/outboxReducer';

/** Subset of Web Locks (https://www.w3.org/TR/web-locks/) that the election uses: one holder per name. */
class SimpleLocks {
  private readonly last = new Map<string, Promise<unknown>>();

  request(name: string, held: () => Promise<void>): Promise<void> {
    const done = (this.last.get(name) ?? Promise.resolve()).then(held);
    this.last.set(name, done);
    return done;
  }
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const value = { locks: new SimpleLocks(), onLine: true };
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value });
});
afterEach(async () => {
  jest.useRealTimers();
  await closeTabs();
  Reflect.deleteProperty(globalThis, 'navigator');
});

/** Advances the clock in steps, with database work in between. */
async function run(ms: number): Promise<void> {
  for (let passedMs = 0; passedMs < ms; passedMs += 100) {
    await jest.advanceTimersByTimeAsync(100);
    for (let turn = 0; turn < 8; turn += 1) await new Promise(setImmediate);
  }
}

/** Latency of a response in ms, longer than storing one takes here. */
const LATENCY_MS = 250;
const later = () => new Promise((resolve) => setTimeout(resolve, LATENCY_MS));

/**
 * Two tabs whose changes never arrive; the worker answers everything else, or is unreachable briefly after each change.
 */
async function openTabs(isAwayAfterwards: boolean) {
  const tries: number[] = [];
  let isAway = false;
  const openTab = async () => {
    const tab = await openOutboxTab(async ({ method }) => {
      if (method === 'GET') {
        const isLost = isAway;
        isAway = false;
        await later();
        return isLost ? 'lost' : json(200, [taj]);
      }
      tries.push(Date.now());
      isAway = isAwayAfterwards;
      return 'lost';
    });
    tab.console.reachability.keepProbing();
    return tab;
  };
  return { first: await openTab(), second: await openTab(), tries };
}

test.each([false, true])(
  'a call that fails each time is tried less and less often (the worker is away in between: %p)',
  async (isAwayAfterwards) => {
    const { first, second, tries } = await openTabs(isAwayAfterwards);
    void first.save([tourChange({ city: 'Delhi' })]);
    for (let passed = 0; passed < 20; passed += 1) {
      second.console.reachability.doubted();
      await run(1000);
    }
    expect(first.entries()).toHaveLength(1);
    expect(tries.length).toBeGreaterThan(2);
    expect(tries.length).toBeLessThan(9);
    // A new leader does not immediately resend an entry in flight.
    const now = Date.now();
    const entries = first.entries().map((entry): OutboxEntry => {
      return { ...entry, state: 'sending', sentAt: now };
    });
    const taken = outboxReducer({ ...emptyOutbox(asha.id), entries }, { type: 'leadTaken', now });
    expect(taken.entries[0]?.nextAttemptAt).toBeGreaterThan(now);
  },
);

test('a call that is refused for months rests meanwhile', async () => {
  const months = { 'retry-after': String(60 * 86_400) };
  const tab = await openOutboxTab(({ method }) =>
    method === 'GET' ? json(200, [taj]) : json(429, {}, months),
  );
  void tab.save([tourChange({ city: 'Delhi' })]);
  await run(15_000);
  expect(tab.entries()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  const setTimer = jest.spyOn(globalThis, 'setTimeout');
  await run(1000);
  const timers = setTimer.mock.calls.length;
  setTimer.mockRestore();
  expect(timers).toBe(0);
});
