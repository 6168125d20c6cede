import { runPool } from '../../src/platform/concurrencyPool';
import type { Database } from '../database/database';
import {
  countFiles,
  findFile,
  listFilesAfter,
  type FileRow,
} from '../queries/catalogue/fileQueries';
import { ContentHash } from '../storage/contentHash';
import { readStored } from '../storage/storedBytes';
import { TooLarge, ContentMismatch, type Storage } from '../storage/storage';

/** Files that are moved at the same time. */
const CONCURRENCY = 4;
const PAGE = 500;
const FILES_PER_LINE = 100;

export interface MoveTask {
  database: Database;
  from: Storage;
  to: Storage;
  /** True: a file is deleted at its old place once it was read back at the new one. */
  removes: boolean;
  /** A stop finishes what is under way. */
  signal: AbortSignal;
  log(line: string): void;
}

export interface Moved {
  /** All files that have a record. */
  total: number;
  done: number;
  copied: number;
  copiedBytes: number;
  removed: number;
  /** Sentences about files that are whole at neither place. */
  problems: string[];
}

/** Outcome of the move of one file. */
interface Outcome {
  copiedBytes: number;
  isCopied: boolean;
  isRemoved: boolean;
}

/** True when the content of a file, read to its end, is that of its record. */
async function isWhole(storage: Storage, { key, size_bytes, etag }: FileRow): Promise<boolean> {
  const hash = new ContentHash();
  for await (const chunk of readStored(await storage.get(key))) hash.update(chunk);
  return hash.size === size_bytes && hash.etag() === etag;
}

/** True when a file is whole by the metadata of its store; a store that keeps no digest is read. */
async function isThere(storage: Storage, file: FileRow): Promise<boolean> {
  const status = await storage.stat(file.key);
  if (status?.size !== file.size_bytes) return false;
  return status.etag === null ? isWhole(storage, file) : status.etag === file.etag;
}

/** Null where the file is whole at neither place. */
async function moveFile(file: FileRow, { from, to, removes }: MoveTask): Promise<Outcome | null> {
  const { key, content_type: contentType, size_bytes: maxBytes, etag } = file;
  const wasThere = await isThere(to, file);
  if (!wasThere) {
    const content = await from.get(key);
    if (content === null) return null;
    try {
      await to.put(key, readStored(content), { contentType, maxBytes, etag });
    } catch (error) {
      if (error instanceof ContentMismatch || error instanceof TooLarge) return null;
      throw error;
    }
  }
  // Files that were there are read only before the last copy beside it goes.
  if ((!wasThere || removes) && !(await isWhole(to, file))) return null;
  const isRemoved = removes && (await from.stat(key)) !== null;
  if (isRemoved) await from.delete(key);
  return { copiedBytes: wasThere ? 0 : maxBytes, isCopied: !wasThere, isRemoved };
}

/** All recorded files, page by page; whoever takes the next one waits for the others to have theirs. */
function fileQueue(database: Database, signal: AbortSignal): () => Promise<FileRow | null> {
  let page: FileRow[] = [];
  let after = '';
  let turn: Promise<FileRow | null> = Promise.resolve(null);
  const take = async () => {
    if (signal.aborted) return null;
    if (page.length === 0) page = await listFilesAfter(database, after, PAGE);
    const file = page.shift() ?? null;
    after = file?.key ?? after;
    return file;
  };
  return () => (turn = turn.then(take));
}

export const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;

const progress = ({ total, done, copied, copiedBytes }: Moved): string =>
  `${done} of ${total} files: ${copied} copied (${megabytes(copiedBytes)}), the others were there`;

/**
 * Copies all recorded files from one storage to another, and reads each back. What is there already is left alone,
 * so that a move that was stopped, or killed, goes on where it was. Fails when a storage does.
 */
export async function moveFiles(task: MoveTask): Promise<Moved> {
  const { database, signal, log } = task;
  const total = await countFiles(database);
  const moved: Moved = { total, done: 0, copied: 0, copiedBytes: 0, removed: 0, problems: [] };
  const next = fileQueue(database, signal);
  await runPool(CONCURRENCY, next, async (file) => {
    const outcome = await moveFile(file, task);
    // A worker on the same database may have deleted it meanwhile.
    if (outcome === null && (await findFile(database, file.key)) !== null) {
      moved.problems.push(
        `${file.key} is whole at neither place: restore it, or delete its record.`,
      );
    }
    moved.done += 1;
    moved.copied += outcome?.isCopied === true ? 1 : 0;
    moved.removed += outcome?.isRemoved === true ? 1 : 0;
    moved.copiedBytes += outcome?.copiedBytes ?? 0;
    if (moved.done % FILES_PER_LINE === 0) log(progress(moved));
    return next();
  });
  return moved;
}
