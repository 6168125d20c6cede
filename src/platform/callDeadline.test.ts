import { CallTimedOut, withDeadline } from './callDeadline';
import { follow, tick } from '../testing/followPromise';

/** Body that delivers one piece every `everyMs`; with `isStalled` it never ends after the last one. */
function drip(pieces: readonly string[], everyMs: number, isStalled = false) {
  const left = [...pieces];
  return new ReadableStream({
    async pull(controller) {
      const piece = left.shift();
      if (piece === undefined && isStalled) return new Promise(() => undefined);
      if (piece === undefined) return controller.close();
      await new Promise((resolve) => setTimeout(resolve, everyMs));
      controller.enqueue(new TextEncoder().encode(piece));
    },
  });
}

/** Fetch that never responds, with the signal of its last request. */
function hangingFetch() {
  const asked: { signal?: AbortSignal | null } = {};
  const call: typeof fetch = (_input, init) => {
    asked.signal = init?.signal;
    return new Promise(() => undefined);
  };
  return { asked, call: withDeadline(call) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a call without a response', () => {
  it.each([
    ['GET', 10_000],
    ['HEAD', 10_000],
    ['POST', 30_000],
    ['DELETE', 30_000],
  ])('is given up: %s after %d ms', async (method, silenceMs) => {
    const { asked, call } = hangingFetch();
    const seen = follow(call('/api/tours', { method }));
    await tick(silenceMs - 1);
    expect([seen, asked.signal?.aborted]).toEqual([{}, false]);
    await tick(1);
    expect(seen.failure).toEqual(expect.any(CallTimedOut));
    expect(seen.failure).toMatchObject({ silenceMs, isSending: false });
    expect(asked.signal?.aborted).toBe(true);
  });

  it('ends where its caller ends it', async () => {
    const { asked, call } = hangingFetch();
    const caller = new AbortController();
    void call('/api/tours', { signal: caller.signal });
    caller.abort();
    expect(asked.signal?.aborted).toBe(true);
  });
});

describe('the body of a response', () => {
  const body = ['[1', ',2', ',3', ']'];
  const read = (response: Response) => withDeadline(async () => response)('/api/tours');

  it('may come for as long as it comes', async () => {
    const response = await read(new Response(drip(body, 9000), { headers: { etag: '"7"' } }));
    const seen = follow(response.text());
    await tick(4 * 9000 - 1);
    expect(seen).toEqual({});
    await tick(1);
    expect(seen.value).toBe('[1,2,3]');
    expect(response.headers.get('etag')).toBe('"7"');
  });

  it('is given up where it stops in the middle', async () => {
    const response = await read(new Response(drip(body, 9000, true)));
    const seen = follow(response.text());
    await tick(4 * 9000 + 9999);
    expect(seen).toEqual({});
    await tick(1);
    expect(seen.failure).toEqual(new CallTimedOut(10_000));
  });

  it('is not waited for while nobody reads it', async () => {
    const response = await read(new Response(drip(body, 10)));
    await tick(60_000);
    const seen = follow(response.text());
    await tick(40);
    expect(seen.value).toBe('[1,2,3]');
  });

  it('is left alone where there can be none, although Chromium has an empty one', async () => {
    const response = new Response(null, { status: 204 });
    Object.defineProperty(response, 'body', { value: new ReadableStream() });
    expect(await withDeadline(async () => response)('http://worker.test/x')).toBe(response);
  });

  it('may be missing', async () => {
    const response = await read(new Response(null, { status: 204 }));
    expect([response.status, await response.text()]).toEqual([204, '']);
  });
});
