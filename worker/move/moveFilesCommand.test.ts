import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertFile } from '../queries/catalogue/fileQueries';
import { diskStorage } from '../storage/diskStorage';
import { environmentOf } from '../testing/s3/openTestS3';
import { TestBucket } from '../testing/s3/s3Objects';
import { startS3Server, type S3Server } from '../testing/s3/s3Server';
import { explainFailure } from '../start/explainFailure';
import { readSettings } from '../start/workerSettings';
import { openMigrated } from '../testing/openMigrated';
import { startProcess } from '../testing/startedProcess';
import { runMove } from './moveCommand';

const FILES = 12;
/** Large enough for one file of two parts. */
const LARGE_BYTES = 6_000_000;

let root: string;
let server: S3Server;
const bucket = new TestBucket();
const contents = new Map<string, Buffer>();

async function* pieces(bytes: Buffer) {
  yield bytes;
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'move-'));
  server = await startS3Server();
  server.buckets.set('tours', bucket);
  const data = join(root, 'data');
  await mkdir(data);
  const { database, close } = await openMigrated(join(data, 'database'));
  const storage = await diskStorage(join(data, 'files'));
  for (let each = 0; each < FILES; each += 1) {
    const key = `${each}.mp3`;
    const content = randomBytes(each === 5 ? LARGE_BYTES : 1000 + each);
    const options = { contentType: 'audio/mpeg', maxBytes: Infinity };
    const { size, etag } = await storage.put(key, pieces(content), options);
    await insertFile(database, { key, content_type: 'audio/mpeg', size_bytes: size, etag });
    contents.set(key, content);
  }
  await close();
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true, maxRetries: 5 });
});

/** Runs the command as npm does. */
function run(args: string[]) {
  const command = ['--import', 'tsx', 'worker/move/moveFilesCommand.ts', ...args];
  const settings = { DATA_DIR: join(root, 'data'), ...environmentOf(server, 'tours') };
  const { child, output, ended } = startProcess(process.execPath, command, settings);
  return { child, ended: ended.then((code) => ({ code, output: output() })) };
}

const COUNTS =
  /^12 of 12 files are whole in s3:\/\/tours\/files: (\d+) copied \(\d+ MB\), (\d+) were there\./;

const filesOnDisk = async () => (await readdir(join(root, 'data/files'))).sort();
const uploadsOf = (seen: readonly string[]) =>
  seen.filter((request) => /^PUT \/tours\/files\/\d+\.mp3$/.test(request));

it('moves everything to the store and back, over a kill in the middle', async () => {
  const killed = run(['--to', 's3']);
  server.onRequest = () => {
    if (uploadsOf(server.seen).length === 5) killed.child.kill('SIGKILL');
  };
  expect(await killed.ended).toMatchObject({ code: null });
  server.onRequest = () => undefined;
  const before = bucket.objects.size;
  expect(before).toBeLessThan(FILES);
  server.seen.length = 0;

  const again = await run(['--to', 's3']).ended;
  const [copied = 0, kept = 0] = COUNTS.exec(again.output)?.slice(1).map(Number) ?? [];
  // The store may complete an upload whose bytes it had received when the command was killed.
  expect(kept).toBeGreaterThanOrEqual(before);
  expect(copied + kept).toBe(FILES);
  expect(again.code).toBe(0);
  expect([...bucket.objects.values()].map(({ content }) => content.length).sort()).toEqual(
    [...contents.values()].map(({ length }) => length).sort(),
  );
  for (const [key, content] of contents) {
    expect(bucket.objects.get(`files/${key}`)?.content.equals(content)).toBe(true);
  }
  expect(await filesOnDisk()).toHaveLength(FILES);

  expect((await run(['--to', 's3', '--remove']).ended).output).toContain(`${FILES} were deleted`);
  expect(await filesOnDisk()).toEqual([]);

  const back = await run(['--to', 'disk', '--remove']).ended;
  expect(back.output).toMatch(/^12 of 12 files are whole in .*data\/files: 12 copied/);
  expect(bucket.objects.size).toBe(0);
  for (const [key, content] of contents) {
    expect((await readFile(join(root, 'data/files', key))).equals(content)).toBe(true);
  }
});

it('ends with one sentence and the exit code 1 for what is wrong', async () => {
  const { code, output } = await run([]).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^Say where the files go: npm run move-files -- --to s3, or --to disk/);
  expect(output).not.toMatch(/^ +at /m);
});

it.each<[string, string[], Record<string, string>, RegExp]>([
  ['an unknown word', ['--to', 's3', '--all'], {}, /^Say where the files go/],
  ['no store', ['--to', 's3'], { STORAGE_URL: '' }, /^Set STORAGE_URL and its key/],
  ['a wrong key', ['--to', 's3'], { AWS_SECRET_ACCESS_KEY: 'x' }, /Check AWS_SECRET_ACCESS_KEY\./],
  ['no bucket', ['--to', 'disk'], { STORAGE_URL: 's3://none' }, /There is no bucket none\./],
  ['no database', ['--to', 's3'], { DATA_DIR: '' }, /holds no database\. Set DATA_DIR/],
])('says what to do about %s', async (_name, args, env, sentence) => {
  const empty = await mkdtemp(join(root, 'empty-'));
  const own = { DATA_DIR: join(root, 'data'), ...environmentOf(server, 'tours'), ...env };
  const settings = readSettings({ ...own, DATA_DIR: own.DATA_DIR || empty }, []);
  const failure = await runMove(settings, args).catch((error: unknown) => error);
  expect(explainFailure(failure, settings)).toMatch(sentence);
});
