import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, uptime } from 'node:os';
import { join } from 'node:path';
import { DataInUse, lockData } from './dataLock';

let directory: string;
let file: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lock-'));
  file = join(directory, 'in-use.json');
});
afterEach(() => rm(directory, { recursive: true }));

const heldBy = (pid: number, bootedAt = Date.now() - uptime() * 1000) =>
  writeFile(file, JSON.stringify({ pid, address: 'http://localhost:1', bootedAt }));
const holderPid = async () => JSON.parse(await readFile(file, 'utf8')).pid;
const lock = () => lockData(directory, 'http://localhost:2');

it('takes a directory and leaves nothing behind', async () => {
  const { release } = await lock();
  expect(await holderPid()).toBe(process.pid);
  await release();
  expect(await readdir(directory)).toEqual([]);
});

it('makes a directory that is not there', async () => {
  directory = join(directory, 'a/b');
  await (await lock()).release();
  expect(await readdir(directory)).toEqual([]);
});

it('says who has it', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  try {
    await heldBy(other.pid ?? 0);
    await expect(lock()).rejects.toThrow(DataInUse);
    await expect(lock()).rejects.toThrow(
      `${directory} is in use by process ${other.pid}, at http://localhost:1. Nothing was changed.`,
    );
    expect(await holderPid()).toBe(other.pid);
  } finally {
    other.kill();
  }
});

const deadPid = () =>
  Number(execFileSync(process.execPath, ['-e', 'console.log(process.pid)']).toString());

it.each([
  ['a process that ended', () => heldBy(deadPid())],
  ['a process of our own number', () => heldBy(process.pid)],
  ['a process of before the machine was started', () => heldBy(1, 1000)],
  ['a crash in the middle of writing', () => writeFile(file, '{"pi')],
])('takes over from %s', async (_who, leave) => {
  await leave();
  const { release } = await lock();
  expect(await holderPid()).toBe(process.pid);
  await release();
});
