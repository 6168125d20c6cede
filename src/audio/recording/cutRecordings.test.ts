import { readFileSync } from 'node:fs';
import { readFlac } from '../../domain/audioFormats/readFlac';
import { fakeRecordingPorts, ObjectUrlTracker } from '../../testing/recordings/fakeRecordingPorts';
import { wavBytes } from '../../testing/recordings/syntheticRecordings';
import { blobBytes } from '../slices/blobBytes';
import { truncations, readTruncations } from './truncations';
import { openRecording } from './openRecording';
import { type RecordingPorts } from './recordingPorts';
import { type RecordingState } from './recordingState';
import { recordingCache } from './sharedRecordingCache';

const realFetch = globalThis.fetch;
const flac = new Uint8Array(readFileSync('src/testing/parsers/files/tone.flac'));
/** Two frames of 4,096 and 3,904 samples, with a header that declares 12,000. */
const cut = flac.slice();
new DataView(cut.buffer).setBigUint64(18, new DataView(cut.buffer).getBigUint64(18) + 4000n);
let urls: ObjectUrlTracker;

beforeEach(() => {
  urls = new ObjectUrlTracker();
});
afterEach(() => {
  globalThis.fetch = realFetch;
  urls.restore();
});

/** Final state of a recording with these bytes. */
function open(id: string, bytes: Uint8Array<ArrayBuffer>, ports: Partial<RecordingPorts>) {
  globalThis.fetch = async () => new Response(bytes);
  const source = { id, url: `http://files.test/${id}`, updatedAt: 't1' };
  const opened = openRecording(source, fakeRecordingPorts(ports));
  return new Promise<RecordingState>((resolve) =>
    opened.subscribe(() => opened.getState().phase === 'ready' && resolve(opened.getState())),
  );
}

describe('a FLAC', () => {
  it('that is cut is decoded as far as it goes, and says that its end is missing', async () => {
    const decoded: Uint8Array<ArrayBuffer>[] = [];
    const decode = async (bytes: ArrayBuffer) => {
      decoded.push(new Uint8Array(bytes));
      return [new Float32Array(8000).fill(0.5)];
    };
    const state = await open('flac', cut, { decode });
    expect(state.notices).toEqual([expect.stringMatching(/^The file ends early: 0:0/)]);
    expect(state).toMatchObject({ problem: null, peaks: { kind: 'exact' } });
    const part = await readFlac(blobBytes(new Blob(decoded)));
    if (part === null) throw new Error('No FLAC was decoded');
    expect(part).toMatchObject({ totalSamples: 4096, missingSamples: 0 });
    expect(Math.round((part.totalSamples * 1000) / part.sampleRate)).toBe(state.durationMs);
    expect(truncations.get().get('flac')).toBe(state.notices[0]);
  });

  it.each([
    ['cut', cut, 'The waveform of what is there cannot be drawn.'],
    ['other', flac, 'No waveform can be drawn: this FLAC file seems to be damaged.'],
  ])('that is %s and cannot be decoded is not blamed for its kind', async (_, bytes, problem) => {
    const state = await open('broken', bytes, { decode: () => Promise.reject(new Error('No')) });
    expect(state).toMatchObject({ problem, peaks: null });
  });
});

it('what is known of a recording outlasts the page that opened it', async () => {
  recordingCache.openFor('asha');
  const wav = wavBytes(new Array<number>(16_000).fill(0.1), 8000);
  const id = 'cut.wav';
  await open(id, wav.slice(0, wav.length / 2), { cache: recordingCache });
  const source = { id, url: `http://files.test/${id}`, updatedAt: 't1' };
  expect(await recordingCache.noticesOf([source])).toEqual(
    new Map([[id, [expect.stringMatching(/^The file ends early/)]]]),
  );
  expect(await recordingCache.noticesOf([{ ...source, updatedAt: 't2' }])).toEqual(new Map());
  await readTruncations([source]);
  expect(truncations.get().get(id)).toMatch(/^The file ends early/);
  await recordingCache.destroy();
});
