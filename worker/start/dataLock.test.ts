import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataInUse, lockData, type DataLock } from './dataLock';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(directory, { recursive: true });
});

const lock = () => lockData(directory, 'http://localhost:2');

/** Starts another process that holds the directory, as the worker does. */
async function otherHolder(): Promise<ChildProcess> {
  const script = `import('./worker/start/dataLock.ts').then(async ({ lockData }) => {
    await lockData(${JSON.stringify(directory)}, 'http://localhost:1');
    console.log('held');
    setInterval(() => undefined, 60_000);
  });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', script]);
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

it('takes a directory and leaves nothing behind', async () => {
  const { release } = await lock();
  expect(await readdir(directory)).toEqual([expect.stringMatching(/^in-use-.*\.sock$/)]);
  await release();
  expect(await readdir(directory)).toEqual([]);
});

it('makes a directory that is not there', async () => {
  directory = join(directory, 'a/b');
  await (await lock()).release();
  expect(await readdir(directory)).toEqual([]);
});

it('says who has it, until that process is killed', async () => {
  const other = await otherHolder();
  try {
    await expect(lock()).rejects.toThrow(DataInUse);
    await expect(lock()).rejects.toThrow(
      `${directory} is in use by process ${other.pid}, at http://localhost:1. Nothing was changed.`,
    );
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    await expect(lock()).rejects.toThrow(DataInUse);
  } finally {
    await kill(other);
  }
  expect(await readdir(directory)).toHaveLength(1);
  const { release } = await lock();
  await release();
  expect(await readdir(directory)).toEqual([]);
}, 30_000);

it('is held against a process of the same id, as in two containers', async () => {
  const { release } = await lock();
  await expect(lock()).rejects.toThrow(`in use by process ${process.pid}`);
  await release();
});

it('is held while the holder does not respond', async () => {
  const other = await otherHolder();
  try {
    other.kill('SIGSTOP');
    await expect(lock()).rejects.toThrow('in use by another process');
  } finally {
    await kill(other);
  }
}, 30_000);

it('is given to one of many that start at once, also over what a crash left', async () => {
  await kill(await otherHolder());
  await writeFile(join(directory, 'starting-0123456789abcdef.sock'), '');
  const results = await Promise.allSettled(Array.from({ length: 12 }, lock));
  const held = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(held.length).toBeLessThanOrEqual(1);
  const release = async (locks: DataLock[]) => {
    for (const each of locks) await each.release();
  };
  await release(held);
  await release([await lock()]);
  expect(await readdir(directory)).toEqual([]);
}, 30_000);
