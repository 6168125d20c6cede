import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { r2Storage } from '../cloudflare/r2Storage';
import { PART_BYTES } from './cutParts';
import { diskStorage } from './diskStorage';
import { memoryStorage } from './memoryStorage';
import { eventually } from '../testing/eventually';
import { memoryBucket } from '../testing/cloudflare/memoryBucket';
import { openTestS3 } from '../testing/s3/openTestS3';
import { TooLarge, ContentMismatch, type Storage } from './storage';

const options = { contentType: 'image/png', maxBytes: 1000 };

async function* bytes(...sizes: number[]) {
  for (const size of sizes) yield new Uint8Array(size).fill(size % 256);
}

async function read(storage: Storage, key: string, range?: { start: number; end: number }) {
  const stream = await storage.get(key, range);
  return stream === null ? null : new Uint8Array(await new Response(stream).arrayBuffer());
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kathayatra-storage-'));
});
afterEach(() => rm(directory, { recursive: true }));

const kinds: [string, () => Promise<Storage>][] = [
  ['on disk', () => diskStorage(directory)],
  ['in memory', () => Promise.resolve(memoryStorage())],
  ['on S3', () => openTestS3()],
  ['on R2', () => Promise.resolve(r2Storage(memoryBucket()))],
];

describe.each(kinds)('a storage %s', (_name, open) => {
  test('gives back what was put, whole or in part', async () => {
    const storage = await open();
    const stored = await storage.put('a.png', bytes(100, 200), options);
    expect(stored).toEqual({ size: 300, etag: expect.stringMatching(/^"[0-9a-f]{32}"$/) });
    const whole = await read(storage, 'a.png');
    expect(whole).toHaveLength(300);
    expect(await read(storage, 'a.png', { start: 99, end: 100 })).toEqual(whole?.slice(99, 101));
  });

  test('the same bytes have the same tag, however they came', async () => {
    const storage = await open();
    const one = await storage.put('a.png', bytes(5, 5), options);
    const two = await storage.put('b.png', bytes(5), options);
    const again = await storage.put('c.png', bytes(5, 5), options);
    expect(one.etag).toBe(again.etag);
    expect(one.etag).not.toBe(two.etag);
  });

  test('keeps what is exactly as large as allowed, and nothing larger', async () => {
    const storage = await open();
    await storage.put('a.png', bytes(999, 1), options);
    await expect(storage.put('b.png', bytes(999, 2), options)).rejects.toBeInstanceOf(TooLarge);
    expect(await read(storage, 'b.png')).toBeNull();
  });

  test('keeps what is announced, and nothing else under its name', async () => {
    const storage = await open();
    const { etag } = await storage.put('a.png', bytes(5), options);
    await storage.put('b.png', bytes(5), { ...options, etag });
    const wrong = storage.put('c.png', bytes(6), { ...options, etag });
    await expect(wrong).rejects.toBeInstanceOf(ContentMismatch);
    expect(await read(storage, 'b.png')).toHaveLength(5);
    expect(await read(storage, 'c.png')).toBeNull();
  });

  test('reports the size of what it has', async () => {
    const storage = await open();
    await storage.put('a.png', bytes(5, 6), options);
    expect(await storage.stat('a.png')).toMatchObject({ size: 11 });
    expect(await storage.stat('b.png')).toBeNull();
    expect(await storage.stat('../a.png')).toBeNull();
    await expect(storage.check()).resolves.toBeUndefined();
  });

  test('forgets, also what it never had', async () => {
    const storage = await open();
    await storage.put('a.png', bytes(1), options);
    await storage.delete('a.png');
    await storage.delete('a.png');
    expect(await read(storage, 'a.png')).toBeNull();
  });

  test('lists what it has, with the time of writing', async () => {
    const storage = await open();
    const before = Date.now() - 1000; // file systems round timestamps
    await storage.put('a.png', bytes(1), options);
    await storage.put('b.png', bytes(1), options);
    await storage.delete('a.png');
    const [file, ...others] = await all(storage.list());
    expect(others).toEqual([]);
    expect(file?.key).toBe('b.png');
    expect(file?.writtenAt.getTime()).toBeGreaterThan(before);
  });

  test('lists more than fit on a page', async () => {
    const storage = await open();
    const keys = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png'];
    for (const key of keys) await storage.put(key, bytes(1), options);
    expect((await all(storage.list())).map(({ key }) => key).sort()).toEqual(keys);
  });

  test('keeps content of several parts', async () => {
    const storage = await open();
    const large = { contentType: 'audio/mpeg', maxBytes: 2 * PART_BYTES + 8 };
    await storage.put('a.mp3', bytes(PART_BYTES + 1, PART_BYTES, 7), large);
    const range = { start: 2 * PART_BYTES, end: 2 * PART_BYTES + 1 };
    expect([...((await read(storage, 'a.mp3', range)) ?? [])]).toEqual([0, 7]);
    const tooMuch = storage.put('b.mp3', bytes(PART_BYTES, PART_BYTES, 9), large);
    await expect(tooMuch).rejects.toBeInstanceOf(TooLarge);
    expect(await storage.stat('b.mp3')).toBeNull();
  });

  test('an empty file is a file', async () => {
    const storage = await open();
    expect((await storage.put('a.png', bytes(), options)).size).toBe(0);
    expect(await read(storage, 'a.png')).toHaveLength(0);
  });
});

test('bytes that break off leave no file', async () => {
  const storage = await diskStorage(directory);
  async function* broken() {
    yield* bytes(100);
    // The file is open while the first bytes are in flight.
    await eventually(async () => (await readdir(directory)).length > 0);
    expect(await readdir(directory)).toEqual([expect.stringMatching(/\.part$/)]);
    expect(await all(storage.list())).toEqual([]);
    throw new Error('the sender went away');
  }
  await expect(storage.put('a.png', broken(), options)).rejects.toThrow('the sender went away');
  expect(await readdir(directory)).toEqual([]);
});

test('opening sweeps what a crash left of uploads, and none that another worker writes', async () => {
  await writeFile(join(directory, 'a.png.1234.part'), 'half');
  const before = new Date(Date.now() - 2 * 60 * 60_000);
  await utimes(join(directory, 'a.png.1234.part'), before, before);
  await writeFile(join(directory, 'c.png.5678.part'), 'ha');
  await writeFile(join(directory, 'b.png'), 'whole');
  await diskStorage(directory);
  expect((await readdir(directory)).sort()).toEqual(['b.png', 'c.png.5678.part']);
});

const named: [string, () => Promise<Storage>][] = kinds.filter(([name]) => name !== 'in memory');
const notKeys = ['../secret', '/etc/passwd', '.hidden', '', 'a/b'];

test.each(named.flatMap(([name, open]) => notKeys.map((key) => [name, key, open] as const)))(
  '%s there is no key %j',
  async (_name, key, open) => {
    const storage = await open();
    expect(await storage.get(key)).toBeNull();
    const writing = async () => storage.put(key, bytes(1), options);
    await expect(writing()).rejects.toThrow('No key of ours');
    await expect(storage.delete(key)).rejects.toThrow('No key of ours');
  },
);
