import { readStored } from '../storage/storedBytes';
import { insertFile } from '../queries/catalogue/fileQueries';
import type { Database } from '../database/database';
import { memoryStorage, type MemoryStorage } from '../storage/memoryStorage';
import type { Storage } from '../storage/storage';
import { describeOnEachDatabase } from '../testing/openTestDatabase';
import { openTestS3 } from '../testing/s3/openTestS3';
import { moveFiles } from './moveFiles';

async function* once(text: string) {
  yield new TextEncoder().encode(text);
}

const put = (storage: Storage, key: string, text = `The content of ${key}`) =>
  storage.put(key, once(text), { contentType: 'image/png', maxBytes: Infinity });

async function contentOf(storage: Storage, key: string): Promise<string> {
  let text = '';
  for await (const chunk of readStored(await storage.get(key)))
    text += Buffer.from(chunk).toString();
  return text;
}

describeOnEachDatabase('a move of files', (open) => {
  let database: Database;
  let from: MemoryStorage;
  let to: Storage;
  let lines: string[];
  beforeEach(async () => {
    database = await open();
    from = memoryStorage();
    to = await openTestS3();
    lines = [];
  });

  async function record(...keys: string[]): Promise<void> {
    for (const key of keys) {
      const { size, etag } = await put(from, key);
      await insertFile(database, { key, content_type: 'image/png', size_bytes: size, etag });
    }
  }

  const move = (removes = false, { signal = new AbortController().signal, back = false } = {}) =>
    moveFiles({
      database,
      from: back ? to : from,
      to: back ? from : to,
      removes,
      signal,
      log: (line) => void lines.push(line),
    });

  test('copies what is recorded, there and back, and takes nothing away unasked', async () => {
    await record('a.png', 'b.png');
    await put(from, 'orphan.png');
    expect(await move()).toMatchObject({ total: 2, done: 2, copied: 2, removed: 0, problems: [] });
    expect(await contentOf(to, 'a.png')).toBe('The content of a.png');
    expect(await to.stat('orphan.png')).toBeNull();
    expect(from.keys()).toEqual(['a.png', 'b.png', 'orphan.png']);
    for (const key of ['a.png', 'b.png']) await from.delete(key);
    expect(await move(true, { back: true })).toMatchObject({ copied: 2, removed: 2 });
    expect(await contentOf(from, 'b.png')).toBe('The content of b.png');
    expect(await to.stat('b.png')).toBeNull();
  });

  test('leaves alone what is there, and writes anew what is damaged there', async () => {
    await record('a.png', 'b.png', 'c.png');
    await move();
    await put(to, 'b.png', 'The content of B.png');
    await to.delete('c.png');
    const written = jest.spyOn(to, 'put');
    expect(await move()).toMatchObject({ copied: 2, problems: [] });
    expect(written.mock.calls.map(([key]) => key).sort()).toEqual(['b.png', 'c.png']);
    expect(await contentOf(to, 'b.png')).toBe('The content of b.png');
  });

  test('names what is whole at neither place, and goes on', async () => {
    await record('a.png', 'b.png', 'c.png', 'd.png');
    await put(from, 'a.png', 'damaged');
    await put(from, 'b.png', 'The content of B.png');
    await from.delete('c.png');
    const { problems, copied } = await move(true);
    expect(problems.map((each) => each.split(' ')[0]).sort()).toEqual(['a.png', 'b.png', 'c.png']);
    expect(copied).toBe(1);
    expect(from.keys()).toEqual(['a.png', 'b.png']);
    for (const key of ['a.png', 'b.png', 'c.png']) expect(await to.stat(key)).toBeNull();
  });

  test('deletes at the old place only what was read back at the new one', async () => {
    await record('a.png', 'b.png');
    await move();
    const get = to.get.bind(to);
    jest
      .spyOn(to, 'get')
      .mockImplementation((key) => (key === 'a.png' ? Promise.resolve(null) : get(key)));
    expect(await move(true)).toMatchObject({ removed: 1, problems: [expect.stringMatching(/^a/)] });
    expect(from.keys()).toEqual(['a.png']);
  });

  test('says a line for each hundred files, and goes on after a stop', async () => {
    await record(...Array.from({ length: 205 }, (_each, index) => `${index}.png`));
    const controller = new AbortController();
    const stopping = moveFiles({
      database,
      from,
      to,
      removes: false,
      signal: controller.signal,
      log: () => controller.abort(),
    });
    const { done } = await stopping;
    expect(done).toBeGreaterThanOrEqual(100);
    expect(done).toBeLessThan(110);
    expect(await move()).toMatchObject({ done: 205, copied: 205 - done });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^200 of 205 files: \d+ copied \(1 MB\), the others were there$/);
  });
});
