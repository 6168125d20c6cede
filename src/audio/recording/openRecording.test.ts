import {
  joinBytes,
  mpegFrame,
  wavBytes,
  xingFrame,
} from '../../testing/recordings/syntheticRecordings';
import { fakeRecordingPorts, ObjectUrlTracker } from '../../testing/recordings/fakeRecordingPorts';
import { type RecordingPorts } from './recordingPorts';
import { openRecording } from './openRecording';
import { peaksBetween } from '../peaks/peaksPyramid';
import { blobBytes } from '../slices/blobBytes';
import { readMp4 } from '../../domain/audioFormats/readMp4';
import { RecordingCache } from './recordingCache';
import { type OpenedRecording, type RecordingSource, type RecordingState } from './recordingState';

const FILE_URL = 'http://files.test/a.mp3';
const source: RecordingSource = { id: 'a', url: FILE_URL, updatedAt: 't1' };
/** 5 s at 44.1 kHz: a quiet half, then a loud one. */
const quarter = (fill: number) => Array.from({ length: 96 }, () => mpegFrame(1, { rate: 9, fill }));
const mp3 = joinBytes(...quarter(0), ...quarter(100));
const DURATION_MS = Math.round((192 * 1152 * 1000) / 44_100);

const realFetch = globalThis.fetch;
let urls: ObjectUrlTracker;
let calls: string[];

function respondWith(bytes: Uint8Array<ArrayBuffer> | null, etag = '"v1"') {
  globalThis.fetch = async (input, init) => {
    calls.push(`${init?.method ?? 'GET'} ${String(input)}`);
    if (bytes === null) throw new TypeError('Failed to fetch');
    const headers = { etag, 'content-length': String(bytes.length), 'content-type': 'audio/mpeg' };
    return new Response(init?.method === 'HEAD' ? null : bytes, { headers });
  };
}

beforeEach(() => {
  urls = new ObjectUrlTracker();
  calls = [];
  respondWith(mp3);
});
afterEach(() => {
  urls.restore();
  globalThis.fetch = realFetch;
});

function until(opened: OpenedRecording, isReached: (state: RecordingState) => boolean) {
  return new Promise<RecordingState>((resolve) => {
    const check = () => isReached(opened.getState()) && (stop(), resolve(opened.getState()));
    const stop = opened.subscribe(check);
    check();
  });
}
const isReady = ({ phase }: RecordingState) => phase === 'ready';

async function openUntilReady(ports: Partial<RecordingPorts> = {}, of = source) {
  const opened = openRecording(of, fakeRecordingPorts(ports));
  return { opened, state: await until(opened, isReady) };
}

function loudestOf(state: RecordingState, startMs: number, endMs: number): number {
  if (state.peaks === null) throw new Error('No peaks');
  return peaksBetween(state.peaks.pyramid, startMs, endMs, 1)[1] ?? 0;
}

describe('opening an MP3', () => {
  it('walks it for its exact length, plays it behind a table of its frames, and draws it', async () => {
    const opened = openRecording(source, fakeRecordingPorts());
    const phases = new Set<string>();
    opened.subscribe(() => phases.add(opened.getState().phase));
    const state = await until(opened, isReady);
    expect([...phases]).toEqual(['fetching', 'reading', 'drawing', 'ready']);
    expect(state).toMatchObject({ durationMs: DURATION_MS, isVariableBitRate: false, notices: [] });
    expect(state).toMatchObject({ problem: null, peaksProgress: 1, peaks: { kind: 'exact' } });
    expect(loudestOf(state, 0, 2400)).toBe(0);
    expect(loudestOf(state, 2600, 5000)).toBe(100);
    expect(state.pauses).toEqual([{ startMs: 0, endMs: expect.any(Number), rank: 0 }]);
    const played = urls.open.get(state.playableUrl ?? '');
    expect(played?.type).toBe('audio/mp4');
    const wrapped = new Uint8Array((await played?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(await readMp4(blobBytes(new Blob([wrapped])))).toMatchObject({
      kind: 'read',
      index: { samplesPerFrame: 1152 },
    });
    expect([...wrapped.subarray(-mp3.length)]).toEqual([...mp3]);
    opened.dispose();
    expect(urls.open.size).toBe(0);
  });

  it('says so where positions are only estimated', async () => {
    respondWith(joinBytes(...quarter(0), mpegFrame(1, { rate: 2, fill: 1 })));
    const { state } = await openUntilReady({ canSeekMp3: () => false });
    expect(state.isVariableBitRate).toBe(true);
    expect(state.notices).toEqual([expect.stringMatching(/^This browser only estimates/)]);
    expect(urls.open.get(state.playableUrl ?? '')?.type).toBe('audio/mpeg');
  });

  it('gives the element the file itself when it cannot play the other', async () => {
    const { opened, state } = await openUntilReady();
    opened.playOriginal();
    const { playableUrl, notices } = opened.getState();
    expect(playableUrl).not.toBe(state.playableUrl);
    expect([...urls.open.keys()]).toEqual([playableUrl]);
    expect(notices).toHaveLength(1);
    opened.playOriginal();
    expect(opened.getState().playableUrl).toBe(playableUrl);
  });

  it('reports that its end is missing', async () => {
    const twice = { length: 192 * 2 };
    respondWith(joinBytes(xingFrame(1, twice.length), mp3));
    const { state } = await openUntilReady();
    expect(state.notices).toEqual(['The file ends early: 0:05 of 0:10 are there.']);
    expect(state.peaks?.kind).toBe('exact');
  });

  it('draws undecodable parts as silence, and says so', async () => {
    let count = 0;
    const long = joinBytes(...Array.from({ length: 9 }, () => mp3));
    respondWith(long);
    const ports = fakeRecordingPorts();
    const decode: RecordingPorts['decode'] = async (bytes, rate) => {
      count += 1;
      if (count === 1) throw new DOMException('Broken', 'EncodingError');
      return ports.decode(bytes, rate);
    };
    const { state } = await openUntilReady({ decode });
    expect(loudestOf(state, 2_600, 3_400)).toBe(0);
    expect(loudestOf(state, 4_200, 40_000)).toBe(100);
    expect(state.notices).toEqual([expect.stringMatching(/^Parts of this recording/)]);
  });

  it('plays a recording that the browser cannot decode', async () => {
    const { state } = await openUntilReady({ decode: () => Promise.reject(new Error('No')) });
    expect(state).toMatchObject({
      peaks: null,
      durationMs: DURATION_MS,
      problem: 'No waveform could be drawn for this file.',
      playableUrl: expect.stringMatching(/^blob:/),
    });
  });

  it('shows its samples when asked for some seconds', async () => {
    const { opened } = await openUntilReady();
    const detail = await opened.readDetail(2400, 2600, new AbortController().signal);
    expect(detail?.levels[0]?.samplesPerPair).toBe(1);
    if (detail === null) throw new Error('No detail');
    const loudFromMs = (96 * 1152 * 1000) / 44_100;
    expect([...peaksBetween(detail, loudFromMs - 0.2, loudFromMs + 0.2, 2)]).toEqual([
      0, 0, 100, 100,
    ]);
  });
});

describe('opening other files', () => {
  it('draws a WAV without a decoder', async () => {
    const levels = Array.from({ length: 8000 }, (_, at) => (at < 4000 ? 0.5 : -1));
    respondWith(wavBytes(levels, 8000));
    const { opened, state } = await openUntilReady({
      decode: () => Promise.reject(new Error('No')),
    });
    expect(state).toMatchObject({ durationMs: 1000, problem: null });
    expect(loudestOf(state, 0, 480)).toBe(64);
    const detail = await opened.readDetail(0, 1000, new AbortController().signal);
    expect(detail?.durationMs).toBe(1000);
  });

  it.each([
    ['nothing', new Uint8Array(0), 'This file is empty.'],
    ['a page', '<!DOCTYPE html><p>Sign in', 'This address gives a page, not a recording.'],
    ['a picture', '\x89PNG\r\n\x1a\n0000000000', 'This file is not a recording that can be read.'],
    [
      'an M4A without its index',
      '\0\0\0\x10ftypM4A \0\0\0\0',
      'This M4A is incomplete: the list of its frames is missing. Upload it again.',
    ],
  ])('says what is wrong with %s, and leaves it to the player', async (_what, content, problem) => {
    const bytes =
      typeof content === 'string' ? Uint8Array.from(content, (c) => c.charCodeAt(0)) : content;
    respondWith(bytes);
    const { state } = await openUntilReady();
    expect(state).toMatchObject({
      problem,
      peaks: null,
      playableUrl: expect.stringMatching(/^blob:/),
    });
  });

  it('decodes the whole file if only the browser can read the format', async () => {
    respondWith(Uint8Array.from('fLaC and so on', (c) => c.charCodeAt(0)));
    const decode = async () => [new Float32Array(8000).fill(0.5)];
    const { state } = await openUntilReady({ decode });
    expect(loudestOf(state, 0, 1000)).toBe(64);
    expect(state.problem).toBeNull();
  });
});

describe('a recording that does not come', () => {
  it('without a URL is neither fetched nor played, and says so', async () => {
    const { state } = await openUntilReady({}, { ...source, url: '' });
    expect(state).toMatchObject({ playableUrl: null, peaks: null });
    expect(state.problem).toMatch(/^The server sent no address for this recording/);
    expect(calls).toEqual([]);
  });

  it('is streamed without a network, and loads when asked again', async () => {
    respondWith(null);
    const { opened, state } = await openUntilReady();
    expect(state).toMatchObject({
      endedBy: 'failure',
      playableUrl: FILE_URL,
      problem: 'The waveform could not be loaded. The recording plays without it.',
    });
    respondWith(mp3);
    opened.retry();
    expect(await until(opened, isReady)).toMatchObject({ endedBy: null, durationMs: DURATION_MS });
  });

  it('is streamed when it is stopped, and loads when asked again', async () => {
    let isStopped = false;
    globalThis.fetch = (_input, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => {
          isStopped = true;
          reject(new DOMException('Stopped', 'AbortError'));
        }),
      );
    const opened = openRecording(source, fakeRecordingPorts());
    await new Promise((resolve) => setTimeout(resolve, 5));
    opened.stop();
    expect(isStopped).toBe(true);
    expect(opened.getState()).toMatchObject({
      phase: 'ready',
      endedBy: 'stop',
      playableUrl: FILE_URL,
    });
    respondWith(mp3);
    opened.retry();
    expect(opened.getState().endedBy).toBeNull();
    expect(await until(opened, isReady)).toMatchObject({ problem: null, durationMs: DURATION_MS });
  });

  it('says nothing more once it was closed, and holds nothing', async () => {
    const opened = openRecording(source, fakeRecordingPorts());
    const listener = jest.fn();
    opened.subscribe(listener);
    opened.dispose();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(listener).not.toHaveBeenCalled();
    expect(urls.open.size).toBe(0);
  });
});

describe('a recording that was opened before', () => {
  async function openTwice(second: RecordingSource, respond: () => void) {
    const cache = new RecordingCache();
    cache.openFor(`person-${Math.random()}`);
    const first = await openUntilReady({ cache });
    await until(first.opened, isReady);
    while ((await cache.get('a')) === null) await new Promise((resolve) => setTimeout(resolve, 5));
    first.opened.dispose();
    calls = [];
    respond();
    const again = await openUntilReady({ cache }, second);
    await new Promise((resolve) => setTimeout(resolve, 30));
    return { ...again, first: first.state };
  }

  it('opens without fetching or decoding, also without a network', async () => {
    const { state, first } = await openTwice(source, () => respondWith(null));
    expect(calls).toEqual([`HEAD ${FILE_URL}`]);
    const { durationMs, pauses, peaks } = first;
    expect(state).toMatchObject({ durationMs, pauses, peaks });
    expect(urls.open.get(state.playableUrl ?? '')?.type).toBe('audio/mp4');
  });

  it('still shows its samples', async () => {
    const { opened } = await openTwice(source, () => respondWith(null));
    const detail = await opened.readDetail(0, 1000, new AbortController().signal);
    expect(detail?.durationMs).toBe(5000);
  });

  it('is fetched anew when another file is behind its URL', async () => {
    const other = joinBytes(...quarter(50));
    const { opened } = await openTwice(source, () => respondWith(other, '"v2"'));
    await until(opened, ({ durationMs }) => durationMs === Math.round(DURATION_MS / 2));
    expect(calls).toEqual([`HEAD ${FILE_URL}`, `GET ${FILE_URL}`]);
  });

  it('is asked about first when only its record changed', async () => {
    const { state } = await openTwice({ ...source, updatedAt: 't2' }, () => respondWith(mp3));
    expect(calls).toEqual([`HEAD ${FILE_URL}`]);
    expect(state.peaks?.kind).toBe('exact');
  });

  it('is another one at another URL', async () => {
    const url = 'http://files.test/b.mp3';
    await openTwice({ ...source, url }, () => respondWith(mp3));
    expect(calls).toEqual([`GET ${url}`]);
  });
});
