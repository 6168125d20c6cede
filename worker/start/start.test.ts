import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 120_000;
let directory: string;
let port: number;
const children: ChildProcess[] = [];

interface Started {
  child: ChildProcess;
  said: () => string;
  /** Exit code of the process. */
  ended: Promise<number>;
}

function run(command: string, args: string[], env: Record<string, string> = {}): Started {
  const child = spawn(command, args, {
    // A process group of its own, as a shell starts it.
    detached: true,
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: join(directory, 'data'),
      PORT: String(port),
      SAMPLE_TOURS: '2',
      ...env,
    },
  });
  children.push(child);
  let output = '';
  child.stdout.on('data', (part: Buffer) => void (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => void (output += part.toString()));
  const ended = once(child, 'close').then(([code]) => Number(code));
  return { child, said: () => output, ended };
}

const start = (env: Record<string, string> = {}) =>
  run(process.execPath, ['--import', 'tsx', 'worker/start/start.ts', '--api-only'], env);

/** The whole process group of a child: npm and what it started. */
function groupOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('The process did not start');
  return -pid;
}

async function ready(started: Started, words = 'Kathayatra is ready'): Promise<void> {
  const isReady = () => started.said().includes(words);
  const exited = started.ended.then(() => true);
  while (!isReady()) {
    const pause = new Promise<false>((resolve) => setTimeout(resolve, 100, false));
    if (await Promise.race([exited, pause])) throw new Error(started.said());
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).json();

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'start-'));
  port = await freePort();
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    try {
      process.kill(groupOf(child), 'SIGKILL');
    } catch {
      // All of the group have ended.
    }
  }
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
});

it(
  'fills an empty directory once, is alone on it, and closes cleanly',
  async () => {
    const first = start();
    // The second of the two lines that say so.
    await ready(first, 'Asha Menon');
    expect(first.said()).toContain(`Kathayatra is ready: http://localhost:${port}`);
    expect((await get('/api/landing')).stats.totalTours).toBe(2);

    const second = start({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(
      `is in use by process ${first.child.pid}, at http://localhost:${port}. Nothing was changed.`,
    );

    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const kept = await readdir(join(directory, 'data'));
    expect(kept.sort()).toEqual(['database', 'files', 'signing-key.json']);

    const again = start({ SAMPLE_TOURS: '5' });
    await ready(again);
    expect(again.said()).not.toContain('first start');
    expect((await get('/api/landing')).stats.totalTours).toBe(2);
  },
  PATIENCE_MS,
);

it.each<[string, (npm: ChildProcess) => boolean]>([
  ['a SIGTERM to npm, as a service manager sends it', (npm) => npm.kill('SIGTERM')],
  [
    'Ctrl+C in a terminal, which reaches npm and the worker',
    (npm) => process.kill(groupOf(npm), 'SIGINT'),
  ],
])(
  'npm start ends by %s, once the worker has closed',
  async (_name, interrupt) => {
    const started = run('npm', ['start', '--', '--api-only']);
    await ready(started);
    expect((await get('/api/landing')).stats.totalTours).toBe(2);
    interrupt(started.child);
    expect(await started.ended).toBe(0);
    const kept = await readdir(join(directory, 'data'));
    expect(kept.sort()).toEqual(['database', 'files', 'signing-key.json']);
    await expect(get('/api/landing')).rejects.toThrow('fetch failed');
  },
  PATIENCE_MS,
);

it(
  'a start that is killed while it sets up leaves no process, and the next one works',
  async () => {
    const data = join(directory, 'data');
    const killed = start();
    const isSettingUp = async () =>
      (await readdir(data).catch(() => [])).some((name) => name.startsWith('database.unfinished'));
    while (!(await isSettingUp())) await pause(50);
    killed.child.kill('SIGKILL');
    await killed.ended;
    const again = start();
    await ready(again);
    expect((await get('/api/landing')).stats.totalTours).toBe(2);
    expect(() => process.kill(groupOf(killed.child), 0)).toThrow('ESRCH');
    expect((await readdir(data)).filter((name) => !name.startsWith('in-use')).sort()).toEqual([
      'database',
      'files',
      'signing-key.json',
    ]);
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
    expect(failed.said().trim()).toMatch(sentence);
    expect(failed.said()).not.toMatch(/^ +at /m);
  },
  PATIENCE_MS,
);

it(
  'says what is wrong and ends',
  async () => {
    const open = start({ HOST: '0.0.0.0' });
    expect(await open.ended).toBe(1);
    expect(open.said()).toMatch(/^Set SUPABASE_URL.*HOST is 0\.0\.0\.0/);

    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const taken = start();
    expect(await taken.ended).toBe(1);
    expect(taken.said()).toContain(`127.0.0.1:${port} is in use by another program. Set PORT`);
    expect(await readdir(join(directory, 'data'))).toEqual([]);
    other.close();
  },
  PATIENCE_MS,
);
