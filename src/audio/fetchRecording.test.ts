import { fetchRecording } from './fetchRecording';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function answerWith(bytes: number, headers: Record<string, string> = {}, status = 200) {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let sent = 0; sent < bytes; sent += 10) controller.enqueue(new Uint8Array(10));
      if (bytes < 1000) controller.close();
    },
    cancel() {
      isCancelled = true;
    },
  });
  globalThis.fetch = async () => new Response(body, { status, headers });
  return { isCancelled: () => isCancelled };
}

const options = (shares: number[] = []) => ({
  maxBytes: 100,
  signal: new AbortController().signal,
  onProgress: (share: number) => void shares.push(share),
});

describe('fetching a recording', () => {
  it('gives the file with its type and tells how far it is', async () => {
    answerWith(40, { 'content-length': '40', 'content-type': 'audio/mpeg' });
    const shares: number[] = [];
    const fetched = await fetchRecording('http://files.test/a.mp3', options(shares));
    expect(fetched).toMatchObject({ kind: 'file', file: { size: 40, type: 'audio/mpeg' } });
    expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it('does not read what says it is too large', async () => {
    const answer = answerWith(1000, { 'content-length': '1000' });
    expect(await fetchRecording('http://files.test/a', options())).toEqual({ kind: 'too large' });
    expect(answer.isCancelled()).toBe(true);
  });

  it('stops reading what turns out to be too large', async () => {
    const answer = answerWith(1000);
    const shares: number[] = [];
    const fetched = await fetchRecording('http://files.test/a', options(shares));
    expect(fetched).toEqual({ kind: 'too large' });
    expect(answer.isCancelled()).toBe(true);
    expect(shares).toEqual([]);
  });

  it('rejects an answer that is no file', async () => {
    answerWith(40, {}, 404);
    await expect(fetchRecording('http://files.test/a', options())).rejects.toThrow('404');
  });
});
