import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { OpenDatabase } from '../database/openDatabase';
import { openPglite } from '../database/openPglite';
import { openPostgres } from '../database/openPostgres';
import { findRecordedKeys } from '../queries/catalogue/fileQueries';
import { diskStorage } from '../storage/diskStorage';
import { ORPHAN_AGE_MS, sweepFiles } from '../storage/sweepFiles';
import { openMigrated } from '../testing/openMigrated';
import { findFreePort } from '../testing/findFreePort';
import { signInAsOwner, startWorker, type RunningWorker } from '../testing/runningWorker';
import { mp3Bytes, uploadForm } from '../testing/sampleFiles';
import { databaseUrl } from '../testing/snapshot';

const serverUrl = process.env['TEST_DATABASE_URL'];
const ROUNDS = Number(process.env['ROUNDS'] ?? 1);
const WRITERS = 4;
const UPLOADERS = 3;

/** Writes that the worker acknowledged: ids of tours, and the length of each file by path. */
interface Acknowledged {
  tours: Set<string>;
  files: Map<string, number>;
}

/** A response that even a killed worker must not give. */
class WrongResponse extends Error {}

/** Writes and uploads until the worker is killed, which happens after a number of acknowledgements. */
async function writeUntilKilled(
  worker: RunningWorker,
  round: number,
  known: Acknowledged,
  killAt: number,
): Promise<void> {
  const url = `http://127.0.0.1:${worker.port}`;
  const headers = await signInAsOwner(`http://localhost:${worker.port}`);
  const [firstTour] = await (await fetch(`${url}/api/tours?lang=en`, { headers })).json();
  let left = killAt;
  let isKilled = false;
  const files = known.files.size;
  const acknowledge = () => {
    left -= 1;
    // At least one file must be among them.
    isKilled = left <= 0 && known.files.size > files;
    if (isKilled) worker.child.kill('SIGKILL');
  };
  const write = async (name: string) => {
    const draft = {
      slug: name,
      city: 'Agra',
      country: 'India',
      duration_seconds: 600,
      primary_language: 'en',
      is_published: false,
      title: name,
      description: '',
      slug_suffix: 'en',
    };
    const json = { ...headers, 'content-type': 'application/json' };
    const body = JSON.stringify(draft);
    const response = await fetch(`${url}/api/tours`, { method: 'POST', headers: json, body });
    if (response.status !== 201) throw new WrongResponse(`A tour got ${response.status}`);
    const [tour] = await response.json();
    known.tours.add(tour.id);
    acknowledge();
  };
  const upload = async (name: string, frames: number) => {
    const bytes = mp3Bytes(frames);
    const fields = { type: 'audio', language: 'en', tour_id: firstTour.id };
    const body = uploadForm(bytes, fields, `${name}.mp3`);
    const response = await fetch(`${url}/upload`, { method: 'POST', headers, body });
    if (response.status !== 201) throw new WrongResponse(`An upload got ${response.status}`);
    const { public_url } = await response.json();
    known.files.set(new URL(public_url).pathname, bytes.length);
    acknowledge();
  };
  const client = async (number: number) => {
    for (let turn = 0; !isKilled; turn += 1) {
      const name = `t-${round}-${number}-${turn}`;
      try {
        await (number < WRITERS ? write(name) : upload(name, 125 + 40 * turn));
      } catch (error) {
        // The connection ends with the worker.
        if (isKilled && !(error instanceof WrongResponse)) return;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: WRITERS + UPLOADERS }, (_each, number) => client(number)));
  await worker.ended;
}

/** Acknowledged writes that the worker lacks or has incompletely. */
async function findLost(worker: RunningWorker, known: Acknowledged): Promise<string[]> {
  const url = `http://127.0.0.1:${worker.port}`;
  const headers = await signInAsOwner(`http://localhost:${worker.port}`);
  const rows: { id: string }[] = await (
    await fetch(`${url}/api/tours?lang=en`, { headers })
  ).json();
  const stored = new Set(rows.map(({ id }) => id));
  const lost = [...known.tours].filter((id) => !stored.has(id));
  for (const [path, length] of known.files) {
    const file = await (await fetch(url + path)).arrayBuffer();
    if (file.byteLength !== length) lost.push(path);
  }
  return lost;
}

/**
 * Stored files without a record, before and after a sweep one day later, and whether acknowledged files survived it;
 * the worker is not running.
 */
async function sweep(open: () => Promise<OpenDatabase>, folder: string, known: Acknowledged) {
  const storage = await diskStorage(folder);
  const { database, close } = await open();
  const listKeys = async () => {
    const keys: string[] = [];
    for await (const { key } of storage.list()) keys.push(key);
    return keys;
  };
  const orphans = async () => {
    const keys = await listKeys();
    const recorded = await findRecordedKeys(database, keys);
    return keys.filter((key) => !recorded.has(key)).length;
  };
  try {
    const before = await orphans();
    await sweepFiles({ database, storage }, new Date(Date.now() + ORPHAN_AGE_MS + 60_000));
    const kept = new Set(await listKeys());
    const removed = [...known.files.keys()].filter(
      (path) => !kept.has(path.split('/').at(-1) ?? ''),
    );
    return { before, after: await orphans(), removed };
  } finally {
    await close();
  }
}

async function killRepeatedly(env: Record<string, string>, open: () => Promise<OpenDatabase>) {
  const known: Acknowledged = { tours: new Set(), files: new Map() };
  const port = await findFreePort();
  const settings = { ...env, SAMPLE_TOURS: '1', RATE_LIMITS: 'off' };
  const start = () => startWorker(port, settings);
  let worker = await start();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await writeUntilKilled(worker, round, known, 5 + ((round * 7) % 11));
      worker = await start();
      expect(await findLost(worker, known)).toEqual([]);
    }
    worker.child.kill('SIGTERM');
    await worker.ended;
    const { before, after, removed } = await sweep(
      open,
      join(env['DATA_DIR'] ?? '', 'files'),
      known,
    );
    expect([after, removed]).toEqual([0, []]);
    return { tours: known.tours.size, files: known.files.size, orphans: before };
  } finally {
    worker.child.kill('SIGKILL');
    await worker.ended;
  }
}

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'killed-'));
});
afterEach(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }));

/** Long runs print their counts. */
const report = (engine: string, counts: object) =>
  ROUNDS > 1 &&
  process.stdout.write(`${engine}, ${ROUNDS} times kill -9: ${JSON.stringify(counts)}\n`);

const PATIENCE_MS = 300_000 + ROUNDS * 120_000;

test(
  'what the worker acknowledged outlives kill -9 on PGlite, and no file is left without its record',
  async () => {
    const env = { DATA_DIR: directory };
    await (await openMigrated(join(directory, 'database'))).close();
    const counts = await killRepeatedly(env, () => openPglite(join(directory, 'database')));
    expect(counts.tours + counts.files).toBeGreaterThanOrEqual(5 * ROUNDS);
    expect(counts.files).toBeGreaterThanOrEqual(ROUNDS);
    report('PGlite', counts);
  },
  PATIENCE_MS,
);

test(
  'and on PostgreSQL',
  async () => {
    if (serverUrl === undefined) return;
    const name = `kathayatra_killed_${process.pid}`;
    const server = new Client({ connectionString: serverUrl });
    await server.connect();
    await server.query(`create database ${name}`);
    const url = databaseUrl(serverUrl, name);
    try {
      const env = { DATA_DIR: directory, DATABASE_URL: url };
      const counts = await killRepeatedly(env, async () => openPostgres(url));
      expect(counts.tours + counts.files).toBeGreaterThanOrEqual(5 * ROUNDS);
      report('PostgreSQL', counts);
    } finally {
      await server.query(`drop database if exists ${name} with (force)`);
      await server.end();
    }
  },
  PATIENCE_MS,
);
