import { fetchRecording } from './fetchRecording';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function respondWith(bytes: number, headers: Record<string, string> = {}, status = 200) {
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

const options = (reported: (number | null)[][] = []) => ({
  maxBytes: 100,
  signal: new AbortController().signal,
  onProgress: (...progress: (number | null)[]) => void reported.push(progress),
});

describe('fetching a recording', () => {
  it('gives the file with its type and version, and reports its progress', async () => {
    const headers = { 'content-length': '40', 'content-type': 'audio/mpeg', etag: '"v1"' };
    respondWith(40, headers);
    const reported: (number | null)[][] = [];
    const fetched = await fetchRecording('http://files.test/a.mp3', options(reported));
    expect(fetched).toMatchObject({
      kind: 'file',
      etag: '"v1"',
      file: { size: 40, type: 'audio/mpeg' },
    });
    expect(reported).toEqual([
      [10, 40],
      [40, 40],
    ]);
  });

  it('does not take the size of what was compressed on its way for its own', async () => {
    respondWith(40, { 'content-length': '10', 'content-encoding': 'gzip' });
    const reported: (number | null)[][] = [];
    await fetchRecording('http://files.test/a.mp3', options(reported));
    expect(reported).toEqual([[10, null]]);
  });

  it('does not read a response whose length is too large', async () => {
    const response = respondWith(1000, { 'content-length': '1000' });
    expect(await fetchRecording('http://files.test/a', options())).toEqual({ kind: 'too large' });
    expect(response.isCancelled()).toBe(true);
  });

  it('stops reading a response that becomes too large', async () => {
    const response = respondWith(1000);
    const fetched = await fetchRecording('http://files.test/a', options());
    expect(fetched).toEqual({ kind: 'too large' });
    expect(response.isCancelled()).toBe(true);
  });

  it('rejects a response that is no file', async () => {
    respondWith(40, {}, 404);
    await expect(fetchRecording('http://files.test/a', options())).rejects.toThrow('404');
  });
});
