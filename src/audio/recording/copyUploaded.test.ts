import { wavBytes } from '../../testing/recordings/syntheticRecordings';
import { fakeRecordingPorts, ObjectUrlTracker } from '../../testing/recordings/fakeRecordingPorts';
import { openRecording } from './openRecording';
import { RecordingCache } from './recordingCache';

const URL_OF_FILE = 'http://files.test/a.wav';
/** Two seconds of silence. */
const wav = wavBytes(
  Array.from({ length: 16_000 }, () => 0),
  8000,
);
const realFetch = globalThis.fetch;
let urls: ObjectUrlTracker;
let calls: string[];

beforeEach(() => {
  urls = new ObjectUrlTracker();
  calls = [];
  globalThis.fetch = async (_input, init) => {
    calls.push(init?.method ?? 'GET');
    const headers = {
      etag: '"v1"',
      'content-length': `${wav.length}`,
      'content-type': 'audio/wav',
    };
    return new Response(init?.method === 'HEAD' ? null : wav, { headers });
  };
});
afterEach(() => {
  urls.restore();
  globalThis.fetch = realFetch;
});

/** Opens the recording and waits for its waveform. */
async function open(cache: RecordingCache) {
  const source = { id: 'a', url: URL_OF_FILE, updatedAt: 't1' };
  const opened = openRecording(source, fakeRecordingPorts({ cache }));
  await new Promise<void>((resolve) => {
    opened.subscribe(() => opened.getState().phase === 'ready' && resolve());
  });
  return opened.getState();
}

const fileOf = (...parts: BlobPart[]) => new File(parts, 'a.wav');

test('a recording that was just uploaded opens without a download', async () => {
  const cache = new RecordingCache();
  cache.keepUploaded('a', fileOf(wav));
  expect(await open(cache)).toMatchObject({ durationMs: 2000, peaks: { kind: 'exact' } });
  expect(calls).toEqual(['HEAD']);
});

test('one that the server has changed, or that another page has uploaded, is downloaded', async () => {
  const cache = new RecordingCache();
  cache.keepUploaded('a', fileOf(wav, 'more'));
  cache.keepUploaded('b', fileOf(wav));
  expect(await open(cache)).toMatchObject({ durationMs: 2000 });
  expect(calls).toEqual(['HEAD', 'GET']);
});

test('a file that can be read no more is downloaded', async () => {
  const cache = new RecordingCache();
  const gone = fileOf(wav);
  gone.arrayBuffer = async () => {
    throw new DOMException('Changed on disk', 'NotReadableError');
  };
  cache.keepUploaded('a', gone);
  expect(await open(cache)).toMatchObject({ durationMs: 2000 });
  expect(calls).toEqual(['HEAD', 'GET']);
});

test('no file is left after a sign-out', async () => {
  const cache = new RecordingCache();
  cache.keepUploaded('a', fileOf(wav));
  await cache.destroy();
  expect(cache.takeUploaded('a')).toBeNull();
});
