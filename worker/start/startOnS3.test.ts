import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryStorage } from '../storage/memoryStorage';
import { findFreePort } from '../testing/findFreePort';
import { environmentOf } from '../testing/s3/openTestS3';
import { TestBucket } from '../testing/s3/s3Objects';
import { startS3Server, type S3Server } from '../testing/s3/s3Server';
import { createSeeds } from '../testing/seeds';
import { openMigrated } from '../testing/openMigrated';
import {
  killGroup,
  startProcess,
  untilPrinted,
  workerArguments,
  type StartedProcess,
} from '../testing/startedProcess';

/** A first start sets up a database, which is slow on a busy machine. */
const PATIENCE_MS = 300_000;

let root: string;
let server: S3Server;
const bucket = new TestBucket();
const children: StartedProcess[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'start-s3-'));
  server = await startS3Server();
  server.buckets.set('tours', bucket);
});
afterEach(() => children.splice(0).forEach(killGroup));
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true, maxRetries: 5 });
});

/** Starts the worker with its files in a bucket; it runs until stopped. */
function start(directory: string, port: number, env: Record<string, string> = {}) {
  const own = { DATA_DIR: directory, PORT: String(port), SAMPLE_TOURS: '2' };
  const store = environmentOf(server, 'tours');
  const started = startProcess(process.execPath, workerArguments, { ...own, ...store, ...env });
  children.push(started);
  return started;
}

const ready = (started: StartedProcess) => untilPrinted(started, 'Kathayatra is ready');

/** Creates a data directory whose database is unfilled, or filled with languages. */
async function dataDirectory(languages: readonly string[] = []): Promise<string> {
  const directory = await mkdtemp(join(root, 'data-'));
  const { database, close } = await openMigrated(join(directory, 'database'));
  const memory = memoryStorage();
  await createSeeds(database, { storage: memory, clock: () => new Date() }).languages(...languages);
  await close();
  return directory;
}

const get = (port: number, path: string) => fetch(`http://127.0.0.1:${port}${path}`);

it(
  'sets up a database with its files in a bucket, and serves them',
  async () => {
    const port = await findFreePort();
    const directory = join(root, 'first');
    const first = start(directory, port);
    await ready(first);
    const [name = ''] = bucket.objects.keys();
    expect(name).toMatch(/^files\/[\w.-]+$/);
    expect(existsSync(join(directory, 'files'))).toBe(false);
    const file = await get(port, name.replace('files/', '/media/'));
    expect(file.status).toBe(200);
    const content = Buffer.from(await file.arrayBuffer());
    expect(content.equals(bucket.objects.get(name)?.content ?? Buffer.alloc(0))).toBe(true);
    expect((await get(port, '/readyz')).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
  },
  PATIENCE_MS,
);

it(
  'starts while the store is away, and does what needs no file',
  async () => {
    const port = await findFreePort();
    const nowhere = `http://127.0.0.1:${await findFreePort()}`;
    const away = start(await dataDirectory(['en']), port, { AWS_ENDPOINT_URL_S3: nowhere });
    await ready(away);
    expect(away.output()).toMatch(
      /Files cannot be read or stored for now The store at .* does not/,
    );
    expect((await get(port, '/api/landing')).status).toBe(200);
    const response = await get(port, '/readyz');
    const { message } = await response.json();
    expect([response.status, message]).toEqual([503, 'The store of files does not answer']);
    away.child.kill('SIGTERM');
    expect(await away.ended).toBe(0);
  },
  PATIENCE_MS,
);

it.each<[string, Record<string, string>, RegExp]>([
  ['a wrong key', { AWS_SECRET_ACCESS_KEY: 'x' }, /Check AWS_SECRET_ACCESS_KEY\. \(403/],
  ['no bucket', { STORAGE_URL: 's3://none' }, /There is no bucket none\. Create it, or name/],
  ['no key', { AWS_ACCESS_KEY_ID: '' }, /^STORAGE_URL needs AWS_ACCESS_KEY_ID and/],
])(
  'ends with one sentence for %s',
  async (_name, env, sentence) => {
    const failed = start(join(root, 'wrong'), await findFreePort(), env);
    expect(await failed.ended).toBe(1);
    expect(failed.output()).toMatch(new RegExp(sentence.source, 'm'));
    expect(failed.output()).not.toMatch(/^ +at /m);
  },
  PATIENCE_MS,
);
