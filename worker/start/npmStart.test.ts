import { type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMigrated } from '../testing/openMigrated';
import { findFreePort } from '../testing/findFreePort';
import {
  groupOf,
  killGroup,
  startProcess,
  untilPrinted,
  type StartedProcess,
} from '../testing/startedProcess';

const PATIENCE_MS = 120_000;
let directory: string;
const started: StartedProcess[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'npm-start-'));
  await mkdir(join(directory, 'data'));
  await (await openMigrated(join(directory, 'data/database'))).close();
});
afterEach(() => started.splice(0).forEach(killGroup));
afterAll(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }));

it.each<[string, (npm: ChildProcess) => boolean]>([
  ['a SIGTERM to npm, as a service manager sends it', (npm) => npm.kill('SIGTERM')],
  [
    'Ctrl+C in a terminal, which reaches npm and the worker',
    (npm) => process.kill(groupOf(npm), 'SIGINT'),
  ],
])(
  'npm start ends by %s, once the worker has closed',
  async (_name, interrupt) => {
    const port = await findFreePort();
    const landing = `http://127.0.0.1:${port}/api/landing`;
    const data = join(directory, 'data');
    const settings = { DATA_DIR: data, PORT: String(port), SAMPLE_TOURS: '2' };
    const npm = startProcess('npm', ['start', '--', '--api-only'], settings);
    started.push(npm);
    await untilPrinted(npm, 'Kathayatra is ready');
    expect((await (await fetch(landing)).json()).stats.totalTours).toBe(2);
    interrupt(npm.child);
    expect(await npm.ended).toBe(0);
    expect((await readdir(data)).sort()).toEqual(['database', 'files', 'signing-key.json']);
    await expect(fetch(landing)).rejects.toThrow('fetch failed');
  },
  PATIENCE_MS,
);
