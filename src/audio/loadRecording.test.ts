import { loadRecording, type RecordingLoad } from './loadRecording';

const realFetch = globalThis.fetch;
const URL_OF_IT = 'http://files.test/a.mp3';

class TestDecoder {
  static isBroken = false;
  async decodeAudioData(bytes: ArrayBuffer) {
    if (TestDecoder.isBroken) throw new DOMException('No audio', 'EncodingError');
    const samples = Float32Array.from(new Uint8Array(bytes), (byte) => byte / 255);
    return { numberOfChannels: 1, duration: 0.1, getChannelData: () => samples };
  }
}

beforeEach(() => {
  TestDecoder.isBroken = false;
  Object.assign(globalThis, { OfflineAudioContext: TestDecoder });
  globalThis.fetch = async () =>
    new Response(Uint8Array.of(0, 255, 51), { headers: { 'content-length': '3' } });
});
afterEach(() => {
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(globalThis, 'OfflineAudioContext');
});

function loadUntilReady(seconds: number | null) {
  const steps: RecordingLoad[] = [];
  return new Promise<RecordingLoad[]>((resolve) => {
    loadRecording(URL_OF_IT, {
      seconds,
      onChange: (step) => {
        steps.push(step);
        if (step.phase === 'ready') resolve(steps);
      },
    });
  });
}

describe('loading a recording', () => {
  it('fetches it once, can play it, then draws it', async () => {
    const steps = await loadUntilReady(10);
    expect(steps.map((step) => step.phase)).toEqual(['fetching', 'fetching', 'drawing', 'ready']);
    const ready = steps.at(-1);
    if (ready?.phase !== 'ready' || ready.peaks === null) throw new Error('Not drawn');
    expect(ready.src).toMatch(/^blob:/);
    expect(Array.from(ready.peaks.points, (level) => Math.round(level * 10))).toEqual([0, 10, 2]);
  });

  it('streams what is longer than 20 minutes, and says why it is not drawn', async () => {
    globalThis.fetch = () => Promise.reject(new Error('must not be asked'));
    expect(await loadUntilReady(1201)).toEqual([
      {
        phase: 'ready',
        src: URL_OF_IT,
        peaks: null,
        reason: 'Recordings of more than 20 minutes are shown without a waveform.',
      },
    ]);
  });

  it('streams what is larger than 30 MB', async () => {
    const headers = { 'content-length': String(31 * 1024 * 1024) };
    globalThis.fetch = async () => new Response(new ReadableStream(), { headers });
    expect((await loadUntilReady(null)).at(-1)).toMatchObject({
      src: URL_OF_IT,
      reason: 'Files of more than 30MB are shown without a waveform.',
    });
  });

  it('streams what cannot be fetched', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await loadUntilReady(10)).at(-1)).toMatchObject({
      src: URL_OF_IT,
      reason: 'The waveform could not be loaded. The recording plays without it.',
    });
  });

  it('plays what it cannot decode', async () => {
    TestDecoder.isBroken = true;
    expect((await loadUntilReady(10)).at(-1)).toMatchObject({
      src: expect.stringMatching(/^blob:/),
      reason: 'No waveform could be drawn of this file.',
    });
  });

  it('says nothing more once it was stopped', async () => {
    const steps: RecordingLoad[] = [];
    const stop = loadRecording(URL_OF_IT, { seconds: 10, onChange: (step) => steps.push(step) });
    stop();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(steps.map((step) => step.phase)).toEqual(['fetching']);
  });
});
