import { describeOnEachDatabase } from '../testing/openTestDatabase';
import type { Database } from '../database/database';
import { insertFile } from '../queries/catalogue/fileQueries';
import { memoryStorage, type MemoryStorage } from './memoryStorage';
import { ORPHAN_AGE_MS, sweepFiles } from './sweepFiles';

const later = (ms: number) => new Date(Date.now() + ms);
const old = later(ORPHAN_AGE_MS + 60_000);

async function store(storage: MemoryStorage, ...keys: string[]) {
  async function* content() {
    yield new Uint8Array(1);
  }
  for (const key of keys) {
    await storage.put(key, content(), { contentType: 'image/png', maxBytes: 1 });
  }
}

const record = (database: Database, key: string) =>
  insertFile(database, { key, content_type: 'image/png', size_bytes: 1, etag: '"1"' });

describeOnEachDatabase('the sweep of stored files', (open) => {
  test('removes what a crash left behind, and nothing that has a record', async () => {
    const database = await open();
    const storage = memoryStorage();
    await store(storage, 'a.png', 'b.png', 'orphan.png');
    await record(database, 'a.png');
    await record(database, 'b.png');
    expect(await sweepFiles({ database, storage }, old)).toEqual(['orphan.png']);
    expect(storage.keys()).toEqual(['a.png', 'b.png']);
  });

  test('leaves a file alone that a running upload or an open transaction may still name', async () => {
    const database = await open();
    const storage = memoryStorage();
    await store(storage, 'recorded.png', 'uploaded.png');
    await record(database, 'recorded.png');
    const soon = later(ORPHAN_AGE_MS - 60_000);
    await database.transaction(async (tx) => {
      await record(tx, 'uploaded.png');
      // On PGlite, a query outside the transaction would wait for its end.
      expect(await sweepFiles({ database: tx, storage }, soon)).toEqual([]);
    });
    expect(await sweepFiles({ database, storage }, old)).toEqual([]);
    await store(storage, 'young.png');
    expect(await sweepFiles({ database, storage }, soon)).toEqual([]);
    expect(storage.keys()).toHaveLength(3);
  });

  test('removes nothing where the database is another one than that of the files', async () => {
    const database = await open();
    const storage = memoryStorage();
    await store(storage, 'a.png', 'b.png', 'c.png');
    await record(database, 'a.png');
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await sweepFiles({ database, storage }, old)).toEqual([]);
    expect(logged).toHaveBeenCalledWith(
      expect.any(String),
      '2 of 3 files are not of this database',
    );
    expect(storage.keys()).toHaveLength(3);
    logged.mockRestore();
  });

  test('asks for many files in parts', async () => {
    const database = await open();
    const storage = memoryStorage();
    const keys = Array.from({ length: 502 }, (_, index) => `${index}.png`);
    await store(storage, ...keys);
    for (const key of keys.slice(1)) await record(database, key);
    expect(await sweepFiles({ database, storage }, old)).toEqual(['0.png']);
  });
});
