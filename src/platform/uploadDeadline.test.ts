import { withUploadDeadline } from './uploadDeadline';
import { follow, tick } from '../testing/followPromise';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an upload', () => {
  function begin() {
    const caller = new AbortController();
    const reported: number[] = [];
    const sending: { signal?: AbortSignal; onProgress?: (share: number) => void } = {};
    let respond: (response: Response) => void = () => undefined;
    const send = withUploadDeadline((request: Required<typeof sending>) => {
      Object.assign(sending, request);
      return new Promise<Response>((resolve) => (respond = resolve));
    });
    const onProgress = (share: number) => void reported.push(share);
    const seen = follow(send({ signal: caller.signal, onProgress }));
    return { caller, reported, sending, seen, respond: (response: Response) => respond(response) };
  }

  it('takes as long as its file, as long as it goes on', async () => {
    const { sending, seen, reported, respond } = begin();
    for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
      await tick(29_000);
      sending.onProgress?.(share);
    }
    await tick(29_000);
    expect(seen).toEqual({});
    respond(new Response('stored'));
    await tick(60_000);
    expect(seen.value?.status).toBe(200);
    expect(reported).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
  });

  it('is given up where it stands still, whatever is reported', async () => {
    const { sending, seen } = begin();
    sending.onProgress?.(0.5);
    await tick(29_000);
    sending.onProgress?.(0.5);
    await tick(1000);
    expect(seen.failure).toMatchObject({ silenceMs: 30_000, isSending: true });
    expect(sending.signal?.aborted).toBe(true);
  });

  it('is given up where the whole file gets no response', async () => {
    const { sending, seen } = begin();
    sending.onProgress?.(1);
    await tick(30_000);
    expect(seen.failure).toMatchObject({ silenceMs: 30_000, isSending: false });
  });

  it('ends where the person ends it', async () => {
    const { caller, sending } = begin();
    caller.abort();
    expect(sending.signal?.aborted).toBe(true);
  });
});
