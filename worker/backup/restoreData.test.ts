import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUpData } from './backUpData';
import { restoreData } from './restoreData';
import { openPglite } from '../database/openPglite';
import { diskStorage } from '../storage/diskStorage';
import { lockData } from '../start/dataLock';
import { files } from '../schema/catalogueTables';
import { openMigrated } from '../testing/openMigrated';

const sound = randomBytes(50_000);
let root: string;
let data: string;
let archive: string;

async function* once(bytes: Uint8Array) {
  yield bytes;
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'backup-'));
  data = join(root, 'data');
  archive = join(root, 'copy.tar.gz');
  await mkdir(data);
  const storage = await diskStorage(join(data, 'files'));
  const options = { contentType: 'audio/mpeg', maxBytes: Infinity };
  const { size, etag } = await storage.put('gate.mp3', once(sound), options);
  await writeFile(join(data, 'signing-key.json'), '{}');
  const { database, close } = await openMigrated(join(data, 'database'));
  const row = { key: 'gate.mp3', content_type: 'audio/mpeg', size_bytes: size, etag };
  await database.insert(files).values(row);
  await close();
});
afterAll(() => rm(root, { recursive: true, force: true, maxRetries: 5 }));

/** Runs the command as npm does. */
function run(name: string, file: string, directory: string) {
  const args = ['--import', 'tsx', 'worker/backup/backupCommand.ts', name, file];
  const env = { PATH: process.env['PATH'], DATA_DIR: directory };
  return new Promise<{ hasFailed: boolean; output: string }>((resolve) => {
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve({ hasFailed: error !== null, output: stdout + stderr }),
    );
  });
}

it('restores what was backed up, and nothing that is not whole', async () => {
  const holder = await lockData(data, 'http://localhost:4173');
  expect((await run('backup', archive, data)).output).toMatch(/is in use by process \d+, .*4173/);
  await holder.release();
  expect(await run('backup', archive, data)).toMatchObject({ hasFailed: false });
  expect((await stat(archive)).mode & 0o777).toBe(0o600);

  const other = join(root, 'other');
  const restored = await run('restore', archive, other);
  expect(restored).toEqual({
    hasFailed: false,
    output: `${other} is restored: its database and 1 files, 1 MB.\n`,
  });
  expect((await readdir(other)).sort()).toEqual(['database', 'files', 'signing-key.json']);
  expect(await readFile(join(other, 'files/gate.mp3'))).toEqual(sound);
  const { database, close } = await openPglite(join(other, 'database'));
  expect(await database.select({ key: files.key }).from(files)).toEqual([{ key: 'gate.mp3' }]);
  await close();

  const again = await run('restore', archive, other);
  expect(again.output).toMatch(/exists\. Move it away.*Nothing was changed/);

  const damaged = join(root, 'damaged.tar.gz');
  const bytes = await readFile(archive);
  await writeFile(damaged, bytes.subarray(0, bytes.length / 2));
  const empty = join(root, 'empty');
  const failed = await run('restore', damaged, empty);
  expect(failed.hasFailed).toBe(true);
  expect(failed.output).toMatch(/damaged\.tar\.gz cannot be restored\. Nothing was changed\./);
  expect(await readdir(empty)).toEqual([]);
});

it('refuses an archive with a file that the database names and that is cut', async () => {
  await writeFile(join(data, 'files/gate.mp3'), sound.subarray(1));
  const cut = join(root, 'cut.tar.gz');
  await backUpData(data, cut);
  const restoring = restoreData(join(root, 'never'), cut);
  await expect(restoring).rejects.toThrow('The file gate.mp3 is not whole.');
  expect(await readdir(join(root, 'never'))).toEqual([]);
});
