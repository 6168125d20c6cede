import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

interface Holder {
  pid: number;
  address: string;
  /** When this machine was started, in milliseconds: process numbers begin anew then. */
  bootedAt: number;
}

/** Two processes on one directory would lose each other's writes without a word. */
export class DataInUse extends Error {
  constructor(directory: string, { pid, address }: Holder) {
    super(`${directory} is in use by process ${pid}, at ${address}. Nothing was changed.`);
  }
}

export interface DataLock {
  release(): Promise<void>;
}

const WRITING_MS = 100;
const BOOT_TOLERANCE_MS = 60_000;
const bootTime = (): number => Date.now() - uptime() * 1000;

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

async function readHolder(file: string): Promise<Holder | null> {
  try {
    const { pid, address, bootedAt } = JSON.parse(await readFile(file, 'utf8'));
    const isWhole = [pid, bootedAt].every(Number.isFinite) && typeof address === 'string';
    return isWhole ? { pid, address, bootedAt } : null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  if (Math.abs(holder.bootedAt - bootTime()) > BOOT_TOLERANCE_MS) return false;
  // Left by a process of our number: in a container numbers come again.
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** False when the file was there before us. */
async function write(file: string, holder: Holder): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes `directory` for this process, or throws DataInUse. What a process left that is no more is
 * taken over; after that a moment passes, in which another one may have done the same.
 */
export async function lockData(directory: string, address: string): Promise<DataLock> {
  await mkdir(directory, { recursive: true });
  const file = join(directory, 'in-use.json');
  const own: Holder = { pid: process.pid, address, bootedAt: bootTime() };
  const release = async () => {
    if ((await readHolder(file))?.pid === process.pid) await rm(file, { force: true });
  };
  if (await write(file, own)) return { release };

  // The holder may be writing its file just now.
  let holder = await readHolder(file);
  if (holder === null) {
    await pause(WRITING_MS);
    holder = await readHolder(file);
  }
  if (holder !== null && isAlive(holder)) throw new DataInUse(directory, holder);
  await rm(file, { force: true });
  await write(file, own);
  await pause(WRITING_MS);
  const winner = await readHolder(file);
  if (winner !== null && winner.pid !== process.pid) throw new DataInUse(directory, winner);
  return { release };
}
