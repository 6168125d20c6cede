import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hasErrorCode } from '../logging/systemError';

interface LockHolder {
  pid: number;
  /** URL or command of the process. Other releases read this field, so its name must not change. */
  address: string;
  /** False while the process still checks for another lock holder. */
  isHolding: boolean;
}

/** The directory is locked by another process: two processes on one directory would silently lose writes. */
export class DataInUse extends Error {
  constructor(directory: string, holder: LockHolder | 'unknown') {
    const who =
      holder === 'unknown' ? 'another process' : `process ${holder.pid}, at ${holder.address}`;
    super(`${directory} is in use by ${who}. Nothing was changed.`);
  }
}

export interface DataLock {
  release(): Promise<void>;
}

const ATTEMPTS = 8;
const MAX_PAUSE_MS = 100;
const HOLDER_TIMEOUT_MS = 1000;
const socketName = /^in-use-[0-9a-f]{16}\.sock$/;
const unfinishedName = /^starting-[0-9a-f]{16}\.sock$/;

/** The shorter of a path's absolute and relative form: socket paths are limited to about 100 bytes (sockaddr_un). */
function shortPath(path: string): string {
  const fromHere = relative('', path);
  return fromHere.length < path.length ? fromHere : path;
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(shortPath(path), resolve);
  });
}

function parseHolder(text: string): LockHolder | 'unknown' {
  try {
    const { pid, address, isHolding } = JSON.parse(text);
    return { pid: Number(pid), address: String(address), isHolding: isHolding === true };
  } catch {
    return 'unknown';
  }
}

/** Process that listens on a socket; null when none does, because the socket's process has ended. */
function askHolder(path: string): Promise<LockHolder | 'unknown' | null> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(shortPath(path));
    socket.setTimeout(HOLDER_TIMEOUT_MS, () => socket.destroy());
    socket.on('data', (part) => void (text += part.toString()));
    socket.once('error', (error) => {
      const isDead = ['ECONNREFUSED', 'ENOENT'].some((code) => hasErrorCode(error, code));
      resolve(isDead ? null : 'unknown');
    });
    socket.once('close', () => resolve(parseHolder(text)));
  });
}

/**
 * Another running process with a socket in the directory; null if there is none. Removes sockets of ended processes.
 */
async function findOther(directory: string, ownName: string) {
  for (const name of await readdir(directory)) {
    if (name === ownName || !socketName.test(name)) continue;
    const holder = await askHolder(join(directory, name));
    if (holder !== null) return holder;
    await rm(join(directory, name), { force: true });
  }
  return null;
}

/** Listens on a new socket in the directory, which the system closes when this process ends. */
async function announce(directory: string, own: LockHolder) {
  const id = randomBytes(8).toString('hex');
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(JSON.stringify(own));
  });
  const name = `in-use-${id}.sock`;
  const unfinished = join(directory, `starting-${id}.sock`);
  // Between bind and listen, a socket refuses connections like that of an ended process, so it is renamed only after
  // listen.
  await listen(server, unfinished);
  server.unref();
  await rename(unfinished, join(directory, name)).catch((error: unknown) => {
    server.close();
    // The unfinished socket is gone: removed by a process that holds the lock.
    throw hasErrorCode(error, 'ENOENT') ? new DataInUse(directory, 'unknown') : error;
  });
  const release = async () => {
    await rm(join(directory, name), { force: true });
    await new Promise((resolve) => server.close(resolve));
  };
  return { name, release };
}

/**
 * Locks `directory` for this process, or throws DataInUse. The lock is a listening socket in the directory: the system
 * ends it with the process, independently of process ids and clocks, and it is visible from every container of the
 * machine. A process announces itself before looking for others, so that at least one of two processes sees the other.
 * A process that sees another one without the lock withdraws and retries after a random pause.
 */
export async function lockData(directory: string, at: string): Promise<DataLock> {
  await mkdir(directory, { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    const own: LockHolder = { pid: process.pid, address: at, isHolding: false };
    const { name, release } = await announce(directory, own);
    const other = await findOther(directory, name);
    if (other === null) {
      own.isHolding = true;
      const left = (await readdir(directory)).filter((each) => unfinishedName.test(each));
      for (const each of left) await rm(join(directory, each), { force: true });
      return { release };
    }
    await release();
    if (other === 'unknown' || other.isHolding || attempt === ATTEMPTS) {
      throw new DataInUse(directory, other);
    }
    await pause(Math.random() * MAX_PAUSE_MS * attempt);
  }
}
