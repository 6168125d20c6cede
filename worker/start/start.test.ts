import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../testing/findFreePort';
import {
  groupOf,
  killGroup,
  startProcess,
  untilPrinted,
  workerArguments,
  type StartedProcess,
} from '../testing/startedProcess';

const PATIENCE_MS = 120_000;
let directory: string;
let port: number;
const children: StartedProcess[] = [];

function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): StartedProcess {
  const own = { DATA_DIR: join(directory, 'data'), PORT: String(port), SAMPLE_TOURS: '2' };
  const started = startProcess(command, args, { ...own, ...env });
  children.push(started);
  return started;
}

const start = (env: Record<string, string> = {}) => run(process.execPath, workerArguments, env);

const ready = (started: StartedProcess, words = 'Kathayatra is ready') =>
  untilPrinted(started, words);

const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).json();

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'start-'));
  port = await findFreePort();
});
afterEach(async () => {
  children.splice(0).forEach(killGroup);
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
});

it(
  'fills a directory once, after a start that was killed while it did, is alone on it, and closes cleanly',
  async () => {
    const data = join(directory, 'data');
    const killed = start();
    const isSettingUp = async () =>
      (await readdir(data).catch(() => [])).some((name) => name.startsWith('database.unfinished'));
    while (!(await isSettingUp())) await pause(50);
    killed.child.kill('SIGKILL');
    await killed.ended;

    const first = start();
    // The second of the two lines that report readiness.
    await ready(first, 'Asha Menon');
    expect(() => process.kill(groupOf(killed.child), 0)).toThrow('ESRCH');
    expect(first.output()).toContain(`Kathayatra is ready: http://localhost:${port}`);
    expect((await get('/api/landing')).stats.totalTours).toBe(2);

    const second = start({ PORT: String(await findFreePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `is in use by process ${first.child.pid}, at http://localhost:${port}. Nothing was changed.`,
    );

    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect((await readdir(data)).sort()).toEqual(['database', 'files', 'signing-key.json']);

    const again = start({ SAMPLE_TOURS: '5' });
    await ready(again);
    expect(again.output()).not.toContain('first start');
    expect((await get('/api/landing')).stats.totalTours).toBe(2);
  },
  PATIENCE_MS,
);

it.each([
  [
    'a directory that cannot be written',
    () => writeFile(join(directory, 'data'), ''),
    {},
    /cannot be written \(E\w+\)\. Make it writable, or set DATA_DIR/,
  ],
  [
    'a database whose server is away',
    () => Promise.resolve(),
    { DATABASE_URL: 'postgres://127.0.0.1:1/tours' },
    /^The database cannot be reached: no server listens there\. See DATABASE_URL\.$/,
  ],
  [
    'a store that is broken',
    async () => {
      await mkdir(join(directory, 'data/database'), { recursive: true });
      await writeFile(join(directory, 'data/database/PG_VERSION'), 'x');
    },
    {},
    /The database in .* cannot be opened\. Restore it from a copy, or move it away/,
  ],
])(
  'ends with one sentence for %s',
  async (_name, prepare, env, sentence) => {
    await prepare();
    const failed = start(env);
    expect(await failed.ended).toBe(1);
    expect(failed.output().trim()).toMatch(sentence);
    expect(failed.output()).not.toMatch(/^ +at /m);
  },
  PATIENCE_MS,
);

it(
  'says what is wrong and ends',
  async () => {
    const open = start({ HOST: '0.0.0.0' });
    expect(await open.ended).toBe(1);
    expect(open.output()).toMatch(/^Set SUPABASE_URL.*HOST is 0\.0\.0\.0/);

    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const taken = start();
    expect(await taken.ended).toBe(1);
    expect(taken.output()).toContain(`127.0.0.1:${port} is in use by another program. Set PORT`);
    expect(await readdir(join(directory, 'data'))).toEqual([]);
    other.close();
  },
  PATIENCE_MS,
);
