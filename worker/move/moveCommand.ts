import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from '../database/openDatabase';
import { openPglite } from '../database/openPglite';
import { openPostgres } from '../database/openPostgres';
import { logEvent } from '../logging/log';
import { UnusableData } from '../logging/unusableData';
import { lockData } from '../start/dataLock';
import { openDisk } from '../start/openStorage';
import { type StartSettings } from '../start/workerSettings';
import { s3Name } from '../storage/s3/s3Settings';
import { s3Storage } from '../storage/s3/s3Storage';
import { StorageUnavailable } from '../storage/storageFailures';
import { megabytes, moveFiles, type Moved } from './moveFiles';

const USAGE = 'Say where the files go: npm run move-files -- --to s3, or --to disk; --remove';
const RESUME_ADVICE = 'Run the same command again to go on.';
/** Maximum number of problem files that are listed; the rest are only counted. */
const MAX_LISTED_PROBLEMS = 20;

type Target = 's3' | 'disk';

interface MoveOptions {
  to: Target;
  removes: boolean;
}

function readOptions(args: readonly string[]): MoveOptions {
  const to = args[args.indexOf('--to') + 1];
  const others = args.filter((each) => !['--to', '--remove', to].includes(each));
  if (!args.includes('--to') || (to !== 's3' && to !== 'disk') || others.length > 0) {
    throw new UnusableData(`${USAGE} deletes what was moved at its old place.`);
  }
  return { to, removes: args.includes('--remove') };
}

async function openDatabase({ dataDirectory, databaseUrl }: StartSettings): Promise<OpenDatabase> {
  if (databaseUrl !== null) return openPostgres(databaseUrl);
  const path = join(dataDirectory, 'database');
  if (existsSync(path)) return openPglite(path);
  throw new UnusableData(
    `${dataDirectory} holds no database. Set DATA_DIR to the directory of one.`,
  );
}

/** A signal aborted by the first SIGINT or SIGTERM: files being moved are finished, and no further ones are started. */
function stopOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => controller.abort());
  }
  return controller.signal;
}

function summary(moved: Moved, place: string, { to, removes }: MoveOptions): string {
  const { total, copied, copiedBytes, removed, problems } = moved;
  const whole = total - problems.length;
  const present = whole - copied;
  const counts = `${copied} copied (${megabytes(copiedBytes)}), ${present} were there`;
  const begin = to === 's3' ? 'Start the worker with STORAGE_URL' : 'Start it without STORAGE_URL';
  const rest = removes
    ? `${removed} were deleted at their old place.`
    : `${begin}; once all is well, --remove deletes them at their old place.`;
  return `${whole} of ${total} files are whole in ${place}: ${counts}. ${rest}`;
}

/**
 * Moves all files according to the arguments; resolves to true when all of them are complete at their new place. Throws
 * `UnusableData` for a problem that a person can correct.
 */
export async function runMove(settings: StartSettings, args: readonly string[]): Promise<boolean> {
  const options = readOptions(args);
  const { dataDirectory, databaseUrl, store } = settings;
  if (store === null) {
    throw new UnusableData('Set STORAGE_URL and its key: they name the store to move to or from.');
  }
  const lock = databaseUrl === null ? await lockData(dataDirectory, 'npm run move-files') : null;
  try {
    const s3 = s3Storage(store);
    await s3.checkSettings();
    const disk = await openDisk(dataDirectory);
    const { database, close } = await openDatabase(settings);
    try {
      const signal = stopOnSignals();
      const [from, to] = options.to === 's3' ? [disk, s3] : [s3, disk];
      const { removes } = options;
      const task = { database, from, to, removes, signal, log: logEvent };
      const moved = await moveFiles(task).catch((error: unknown) => {
        if (!(error instanceof StorageUnavailable)) throw error;
        throw new UnusableData(`${error.message} ${RESUME_ADVICE}`);
      });
      const place = options.to === 's3' ? s3Name(store) : join(dataDirectory, 'files');
      for (const problem of moved.problems.slice(0, MAX_LISTED_PROBLEMS)) logEvent(problem);
      const isStopped = signal.aborted && moved.done < moved.total;
      if (isStopped)
        logEvent(`Stopped after ${moved.done} of ${moved.total} files. ${RESUME_ADVICE}`);
      else logEvent(summary(moved, place, options));
      return !isStopped && moved.problems.length === 0;
    } finally {
      await close();
    }
  } finally {
    await lock?.release();
  }
}
