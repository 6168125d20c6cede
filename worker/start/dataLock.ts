import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

interface LockHolder {
  pid: number;
  address: string;
  /** Boot time of the machine in epoch milliseconds: process ids start again after a boot. */
  bootedAt: number;
}

/** The directory is locked by another process: two on one directory would silently lose writes. */
export class DataInUse extends Error {
  constructor(directory: string, { pid, address }: LockHolder) {
    super(`${directory} is in use by process ${pid}, at ${address}. Nothing was changed.`);
  }
}

export interface DataLock {
  release(): Promise<void>;
}

const SETTLE_MS = 100;
const BOOT_TOLERANCE_MS = 60_000;
const bootTime = (): number => Date.now() - uptime() * 1000;

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

async function readHolder(file: string): Promise<LockHolder | null> {
  try {
    const { pid, address, bootedAt } = JSON.parse(await readFile(file, 'utf8'));
    const isValid = [pid, bootedAt].every(Number.isFinite) && typeof address === 'string';
    return isValid ? { pid, address, bootedAt } : null;
  } catch {
    return null;
  }
}

function isAlive(holder: LockHolder): boolean {
  if (Math.abs(holder.bootedAt - bootTime()) > BOOT_TOLERANCE_MS) return false;
  // A stale lock with our own process id: in a container ids repeat.
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Creates the lock file; false when it exists already. */
async function createLockFile(file: string, holder: LockHolder): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Locks `directory` for this process, or throws DataInUse. A stale lock of an ended process is replaced;
 * after that it waits, because another process may have done the same at that moment.
 */
export async function lockData(directory: string, address: string): Promise<DataLock> {
  await mkdir(directory, { recursive: true });
  const file = join(directory, 'in-use.json');
  const own: LockHolder = { pid: process.pid, address, bootedAt: bootTime() };
  const release = async () => {
    if ((await readHolder(file))?.pid === process.pid) await rm(file, { force: true });
  };
  if (await createLockFile(file, own)) return { release };

  // The holder may be writing its lock file just now.
  let holder = await readHolder(file);
  if (holder === null) {
    await pause(SETTLE_MS);
    holder = await readHolder(file);
  }
  if (holder !== null && isAlive(holder)) throw new DataInUse(directory, holder);
  await rm(file, { force: true });
  await createLockFile(file, own);
  await pause(SETTLE_MS);
  const winner = await readHolder(file);
  if (winner !== null && winner.pid !== process.pid) throw new DataInUse(directory, winner);
  return { release };
}
