import { watchReachability, type WatchedReachability } from './watchReachability';

/** A network whose probes the test answers, refuses or leaves hanging. */
function openNetwork() {
  const probes: { respond: () => void; refuse: () => void; signal: AbortSignal }[] = [];
  const network = { hasNetwork: true };
  const reachability = watchReachability({
    probe: (signal) =>
      new Promise((resolve, reject) => {
        probes.push({
          respond: () => resolve(null),
          refuse: () => reject(new TypeError()),
          signal,
        });
        signal.addEventListener('abort', () => reject(new TypeError('stopped')));
      }),
    hasNetwork: () => network.hasNetwork,
    random: () => 0.5,
  });
  const seen: string[] = [];
  reachability.subscribe(() => seen.push(reachability.state));
  return { reachability, probes, seen, network };
}

const fails = (reachability: WatchedReachability) =>
  reachability.watch(Promise.reject(new TypeError('Failed to fetch'))).catch(() => undefined);
const tick = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('reachability', () => {
  it('is doubted by a failed call and settled by one probe', async () => {
    const { reachability, probes, seen } = openNetwork();
    await fails(reachability);
    await fails(reachability);
    expect(probes).toHaveLength(1);
    expect(reachability.state).toBe('checking');
    probes[0]?.respond();
    await tick(0);
    expect(seen).toEqual(['checking', 'online']);
  });

  it('is away when the probe is refused, and says of what', async () => {
    const { reachability, probes, network } = openNetwork();
    await fails(reachability);
    probes[0]?.refuse();
    await tick(0);
    expect([reachability.state, reachability.cause]).toEqual(['offline', 'no response']);
    network.hasNetwork = false;
    await fails(reachability);
    probes[1]?.refuse();
    await tick(0);
    expect(reachability.cause).toBe('no network');
  });

  it('is away when a probe is silent for five seconds', async () => {
    const { reachability } = openNetwork();
    await fails(reachability);
    await tick(4900);
    expect(reachability.state).toBe('checking');
    await tick(200);
    expect(reachability.state).toBe('offline');
  });

  it('distinguishes a slow worker from one that is away', async () => {
    const { reachability, probes } = openNetwork();
    let end: (response: Response) => void = () => undefined;
    const call = reachability.watch(new Promise((resolve) => (end = resolve)));
    await tick(5900);
    expect(probes).toHaveLength(0);
    await tick(200);
    probes[0]?.respond();
    await tick(0);
    expect([reachability.state, reachability.isSlow]).toEqual(['online', true]);
    end(new Response());
    await call;
    expect(reachability.isSlow).toBe(false);
  });

  it('takes any response for a probe, also one that comes before it', async () => {
    const { reachability, probes } = openNetwork();
    await fails(reachability);
    await reachability.watch(Promise.resolve(new Response(null, { status: 500 })));
    expect(reachability.state).toBe('online');
    expect(probes[0]?.signal.aborted).toBe(true);
    await tick(6000);
    expect(reachability.state).toBe('online');
  });

  it('does not believe the browser alone: without a network a local worker may respond', async () => {
    const { reachability, probes, seen } = openNetwork();
    reachability.networkLost();
    expect([reachability.state, reachability.cause]).toEqual(['offline', 'no network']);
    probes[0]?.respond();
    await tick(0);
    expect(seen).toEqual(['offline', 'online']);
  });

  it('keeps asking while away, ever more seldom, and stops when told', async () => {
    const { reachability, probes } = openNetwork();
    const stop = reachability.keepProbing();
    await fails(reachability);
    for (const wait of [2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      const count = probes.length;
      probes.at(-1)?.refuse();
      await tick(wait - 10);
      expect(probes).toHaveLength(count);
      await tick(20);
      expect(probes).toHaveLength(count + 1);
    }
    stop();
    probes.at(-1)?.refuse();
    await tick(120_000);
    expect(probes).toHaveLength(7);
  });

  it('counts a response as a return after an absence or a network that came back, not after a doubt', async () => {
    const { reachability, probes } = openNetwork();
    await fails(reachability);
    probes[0]?.respond();
    await tick(0);
    expect(reachability.returns).toBe(0);
    await fails(reachability);
    probes[1]?.refuse();
    await tick(0);
    await reachability.watch(Promise.resolve(new Response()));
    expect(reachability.returns).toBe(1);
    reachability.networkReturned();
    expect(reachability.returns).toBe(1);
    probes.at(-1)?.respond();
    await tick(0);
    expect(reachability.returns).toBe(2);
  });

  it('is not doubted by what the console stopped itself', async () => {
    const { reachability, probes } = openNetwork();
    const stopped = Promise.reject(new DOMException('Stopped', 'AbortError'));
    await reachability.watch(stopped).catch(() => undefined);
    expect(probes).toHaveLength(0);
    expect(reachability.state).toBe('online');
  });
});
