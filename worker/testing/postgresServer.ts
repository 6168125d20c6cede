import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findFreePort } from './findFreePort';

const HOST = '127.0.0.1';

export interface PostgresServer {
  /** URL of the server's `postgres` database, for TEST_DATABASE_URL. */
  url: string;
  stop(): Promise<void>;
}

function versionFolders(): string[] {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  const newestFirst = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return newestFirst.map((version) => join(root, version, 'bin'));
}

function findBinaries(): string | null {
  const folders = [...versionFolders(), ...(process.env.PATH ?? '').split(delimiter)];
  return (
    folders.find(
      (each) => existsSync(join(each, 'initdb')) && existsSync(join(each, 'postgres')),
    ) ?? null
  );
}

/** User for the server, which refuses to run as root: under root, `postgres` or `nobody`. */
function serverUser(): { uid?: number; gid?: number } | null {
  if (process.getuid?.() !== 0) return {};
  const numberOf = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: numberOf('-u', name), gid: numberOf('-g', name) };
    } catch {
      // The user does not exist: try the next one.
    }
  }
  return null;
}

/** Starts a server for one test run, in a temporary directory; null when PostgreSQL is not installed. */
export async function startPostgresServer(preferredPort?: number): Promise<PostgresServer | null> {
  const binaries = findBinaries();
  const user = serverUser();
  if (binaries === null || user === null) return null;
  const port = preferredPort ?? (await findFreePort());
  const directory = mkdtempSync(join(tmpdir(), 'kathayatra-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) {
    chownSync(directory, user.uid, user.gid);
  }
  const data = join(directory, 'data');
  const environment = { ...process.env, LC_ALL: 'C.UTF-8' };
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...user, cwd: directory, env: environment, stdio: 'ignore' },
  );
  const settings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];
  const server = spawn(
    join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      HOST,
      '-k',
      '',
      ...settings.flatMap((each) => ['-c', each]),
    ],
    { ...user, cwd: directory, env: environment, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    server.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)));
  });
  // The server must neither keep the process alive nor outlive it.
  server.unref();
  server.stderr.resume();
  const end = () => server.kill('SIGINT');
  process.once('exit', end);
  return {
    url: `postgres://postgres@${HOST}:${port}/postgres`,
    async stop() {
      process.off('exit', end);
      // Keeps the process alive until the server has ended.
      server.ref();
      end();
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
