import { electLeader } from './leaderElection';

const ports = () => {
  return { onElected: jest.fn(() => Promise.resolve()), requestYield: jest.fn() };
};

/** Subset of Web Locks (https://www.w3.org/TR/web-locks/) that the election uses: one holder per name. */
class SimpleLocks {
  private readonly last = new Map<string, Promise<unknown>>();

  request(name: string, held: () => Promise<void>): Promise<void> {
    const done = (this.last.get(name) ?? Promise.resolve()).then(held);
    this.last.set(name, done);
    return done;
  }
}

const setNavigator = (value: object) =>
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value });

const settle = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => void Reflect.deleteProperty(globalThis, 'navigator'));

describe('the election of the tab that sends', () => {
  it.each([
    ['in an engine without Web Locks', () => void setNavigator({})],
    ['outside of a browser', () => undefined],
  ])('elects nobody %s, where people send by hand', async (_where, prepare) => {
    prepare();
    const asked = ports();
    const lead = electLeader('u1', asked);
    await settle();
    lead.request();
    lead.yield();
    expect(lead).toMatchObject({ isAutomatic: false, isLeader: false, isYielding: false });
    expect(asked.onElected).not.toHaveBeenCalled();
    expect(() => lead.release()).not.toThrow();
  });

  it('elects one of a person’s tabs, and another one when that closes', async () => {
    setNavigator({ locks: new SimpleLocks() });
    const [first, second, stranger] = ['u1', 'u1', 'u2'].map((user) => electLeader(user, ports()));
    await settle();
    expect([first, second, stranger].map((lead) => lead?.isLeader)).toEqual([true, false, true]);
    first?.release();
    await settle();
    expect([first, second].map((lead) => lead?.isLeader)).toEqual([false, true]);
    second?.release();
    stranger?.release();
  });
});
