import { createHash } from 'node:crypto';
import { logFailure } from '../../logging/log';
import { FaultyPorts, type FaultKind } from '../../testing/s3/FaultyPorts';
import { settingsOf, testS3Server } from '../../testing/s3/openTestS3';
import type { TestBucket } from '../../testing/s3/s3Objects';
import type { S3Server } from '../../testing/s3/s3Server';
import { TooLarge, ContentMismatch } from '../storage';
import { StorageUnavailable } from '../storageFailures';
import { s3Storage, type S3Storage } from './s3Storage';
import type { S3Settings } from './s3Settings';
import { PART_BYTES } from '../cutParts';

jest.mock('../../logging/log', () => ({ logFailure: jest.fn() }));

const options = { contentType: 'audio/mpeg', maxBytes: Infinity };
const CHUNK = 1024 * 1024;

/** Bytes that differ from part to part. */
async function* megabytes(count: number) {
  for (let each = 0; each < count; each += 1) yield new Uint8Array(CHUNK).fill(each % 251);
}

function digestOf(count: number): string {
  const hash = createHash('sha256');
  for (let each = 0; each < count; each += 1) hash.update(new Uint8Array(CHUNK).fill(each % 251));
  return `"${hash.digest('hex').slice(0, 32)}"`;
}

let server: S3Server;
let settings: S3Settings;
let ports: FaultyPorts;
let storage: S3Storage;
let bucket: TestBucket;

beforeEach(async () => {
  server = await testS3Server();
  settings = settingsOf(server);
  ports = new FaultyPorts();
  storage = s3Storage(settings, ports);
  bucket = server.buckets.get(settings.bucket) as TestBucket; // created by settingsOf
  server.pageSize = 1000;
});

const read = async (key: string, range?: { start: number; end: number }) => {
  const stream = await storage.get(key, range);
  return stream === null ? null : Buffer.from(await new Response(stream).arrayBuffer());
};
const small = (key: string) => storage.put(key, megabytes(1), options);
const isPart = (request: string) => request.includes('partNumber=');
const isCompletion = (request: string) => /^POST .*uploadId=/.test(request);

describe('an upload', () => {
  test('of up to a part is one request, with what a reader needs to know', async () => {
    await small('a.mp3');
    expect(ports.sent).toEqual([`PUT /${settings.bucket}/files/a.mp3`]);
    expect(bucket.objects.get('files/a.mp3')?.headers).toEqual({
      'content-type': 'audio/mpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-amz-meta-etag': digestOf(1).slice(1, -1),
    });
    expect(await storage.stat('a.mp3')).toEqual({ size: CHUNK, etag: digestOf(1) });
  });

  test('of more goes in parts of one size, and is read back as it was', async () => {
    const stored = await storage.put('long.mp3', megabytes(13), options);
    expect(stored).toEqual({ size: 13 * CHUNK, etag: digestOf(13) });
    expect(ports.sent.filter(isPart)).toHaveLength(3);
    const content = (await read('long.mp3')) ?? Buffer.alloc(0);
    expect(content.length).toBe(13 * CHUNK);
    expect(createHash('sha256').update(content).digest('hex')).toContain(digestOf(13).slice(1, -1));
    const across = { start: PART_BYTES - 1, end: PART_BYTES };
    expect(await read('long.mp3', across)).toEqual(content.subarray(across.start, across.end + 1));
    expect(bucket.uploads.size).toBe(0);
  });

  test('takes from its sender two parts more than the store has, and no more', async () => {
    let taken = 0;
    let most = 0;
    async function* counted() {
      for await (const chunk of megabytes(31)) {
        taken += chunk.length;
        const sent = [...bucket.uploads.values()].flatMap(({ parts }) => [...parts.values()]);
        const stored = sent.reduce((sum, { content }) => sum + content.length, 0);
        most = Math.max(most, taken - stored);
        yield chunk;
      }
    }
    await storage.put('long.mp3', counted(), options);
    expect(most).toBeLessThanOrEqual(2 * PART_BYTES + CHUNK);
  });

  test.each<[string, () => Promise<unknown>, new (...args: never[]) => Error]>([
    [
      'too large',
      () => storage.put('a', megabytes(12), { ...options, maxBytes: 11 * CHUNK }),
      TooLarge,
    ],
    [
      'not what it should be',
      () => storage.put('a', megabytes(12), { ...options, etag: '"x"' }),
      ContentMismatch,
    ],
    [
      'not what it should be, and small',
      () => storage.put('a', megabytes(1), { ...options, etag: '"x"' }),
      ContentMismatch,
    ],
  ])('that is %s leaves nothing', async (_name, upload, kind) => {
    await expect(upload()).rejects.toBeInstanceOf(kind);
    expect([bucket.objects.size, bucket.uploads.size]).toEqual([0, 0]);
  });

  test('whose sender goes away leaves nothing', async () => {
    async function* broken() {
      yield* megabytes(12);
      throw new Error('the sender went away');
    }
    await expect(storage.put('a', broken(), options)).rejects.toThrow('the sender went away');
    expect([bucket.objects.size, bucket.uploads.size]).toEqual([0, 0]);
  });
});

const passing: FaultKind[] = [
  'refuses the connection',
  'fails inside',
  'asks to slow down',
  'hangs',
  'does it and loses the response',
];

describe.each(passing)('a store that %s', (kind) => {
  test('is asked again, and nothing is lost', async () => {
    ports.inject(kind, (request) => request.startsWith('PUT'));
    await small('small.mp3');
    const steps = [(each: string) => each.includes('uploads='), isPart, isCompletion];
    for (const step of steps) ports.inject(kind, step);
    expect(await storage.put('long.mp3', megabytes(11), options)).toMatchObject({
      size: 11 * CHUNK,
    });
    for (const method of ['GET', 'HEAD', 'DELETE']) {
      ports.inject(kind, (request) => request.startsWith(method));
    }
    expect(await read('small.mp3')).toHaveLength(CHUNK);
    expect(await storage.stat('long.mp3')).toMatchObject({ size: 11 * CHUNK });
    await storage.delete('small.mp3');
    expect([...bucket.objects.keys()]).toEqual(['files/long.mp3']);
    expect(ports.pauses).toHaveLength(7);
    // Half of the back-off of up to 200 ms, by the injected randomness; a store's requested wait takes precedence.
    expect(new Set(ports.pauses)).toEqual(new Set([kind === 'asks to slow down' ? 1000 : 100]));
  });
});

test.each<FaultKind>(['refuses the connection', 'fails inside', 'asks to slow down', 'hangs'])(
  'a store that %s for long is away, and gets growing pauses',
  async (kind) => {
    ports.inject(kind, undefined, Infinity);
    await expect(storage.stat('a.mp3')).rejects.toBeInstanceOf(StorageUnavailable);
    await expect(small('a.mp3')).rejects.toBeInstanceOf(StorageUnavailable);
    const [first = 0, second = 0, third = 0] = ports.pauses;
    expect(second).toBeGreaterThanOrEqual(first);
    expect(third).toBeGreaterThanOrEqual(second);
    ports.heal();
    expect(await storage.stat('a.mp3')).toBeNull();
  },
);

test('a part that the store never takes ends its upload', async () => {
  ports.inject('fails inside', isPart, Infinity);
  await expect(storage.put('a', megabytes(12), options)).rejects.toBeInstanceOf(StorageUnavailable);
  expect(bucket.uploads.size).toBe(0);
});

test('an upload that was completed while every response got lost leaves no file', async () => {
  ports.inject('does it and loses the response', isCompletion, 1);
  ports.inject('hangs', isCompletion, Infinity);
  await expect(storage.put('a', megabytes(12), options)).rejects.toBeInstanceOf(StorageUnavailable);
  expect([bucket.objects.size, bucket.uploads.size]).toEqual([0, 0]);
});

test('an upload that cannot be ended is left to the sweep, and said', async () => {
  ports.inject(
    'fails inside',
    (request) => isPart(request) || request.startsWith('DELETE'),
    Infinity,
  );
  await expect(storage.put('a', megabytes(12), options)).rejects.toBeInstanceOf(StorageUnavailable);
  expect(logFailure).toHaveBeenCalledWith(expect.stringMatching(/^An upload/), expect.any(Error));
  ports.heal();
  const later = new Date(Date.now() + 1000);
  expect(await storage.abortUploads?.(new Date(0))).toBe(0);
  expect(await storage.abortUploads?.(later)).toBe(1);
  expect(bucket.uploads.size).toBe(0);
});

test.each<FaultKind>(['cuts the response in the middle', 'falls silent in the middle'])(
  'a download that %s goes on at its next byte',
  async (kind) => {
    const before = await small('a.mp3');
    ports.inject(kind, (request) => request.startsWith('GET'), 3);
    const content = await read('a.mp3');
    expect(content).toHaveLength(before.size);
    ports.inject(kind, (request) => request.startsWith('GET'), 2);
    expect(await read('a.mp3', { start: 100, end: 1099 })).toEqual(content?.subarray(100, 1100));
  },
);

test('a download that brings nothing more fails', async () => {
  await small('a.mp3');
  ports.inject('cuts the response in the middle', undefined, Infinity);
  await expect(read('a.mp3')).rejects.toBeInstanceOf(StorageUnavailable);
});

test('lists all pages, and what is below other folders not', async () => {
  server.pageSize = 2;
  const keys = ['a.mp3', 'b.mp3', 'c.mp3', 'd.mp3', 'e.mp3'];
  for (const key of keys) bucket.put(`files/${key}`, Buffer.from(key), {});
  bucket.put('files/others/a.mp3', Buffer.from(''), {});
  bucket.put('other.mp3', Buffer.from(''), {});
  const listed: string[] = [];
  for await (const { key } of storage.list()) listed.push(key);
  expect(listed).toEqual(keys);
});

test('ends open uploads of all pages, and leaves others’', async () => {
  server.pageSize = 2;
  for (const key of ['a', 'b', 'c', 'd', 'e']) bucket.begin(`files/${key}`, {});
  bucket.begin('others/a', {});
  expect(await storage.abortUploads?.(new Date(Date.now() + 1000))).toBe(5);
  expect([...bucket.uploads.values()].map(({ key }) => key)).toEqual(['others/a']);
});

test('gives URLs by which anyone may read, for two hours at most', async () => {
  const redirecting = s3Storage(settingsOf(server, { STORAGE_READS: 'redirect' }));
  await redirecting.put('a.mp3', megabytes(1), options);
  const { url = '', maxAgeSeconds = 0 } = (await redirecting.presignUrl?.('a.mp3')) ?? {};
  expect(await redirecting.presignUrl?.('a.mp3')).toEqual({ url, maxAgeSeconds });
  const response = await fetch(url, { headers: { range: 'bytes=0-9' } });
  expect(response.status).toBe(206);
  expect(await response.arrayBuffer()).toHaveProperty('byteLength', 10);
  expect((await fetch(url.replace('a.mp3', 'b.mp3'))).status).toBe(403);
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 60 * 60_000);
  expect((await fetch(url)).status).toBe(403);
  now.mockRestore();
  expect(storage.presignUrl).toBeUndefined();
});
