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

/** Number of files moved concurrently. */
const CONCURRENCY = 4;
const PAGE = 500;
const FILES_PER_LINE = 100;

export interface MoveTask {
  database: Database;
  from: Storage;
  to: Storage;
  /** True deletes the file at the old place after reading back the one at the new place. */
  removes: boolean;
  /** When aborted, files being moved are finished, and no further ones are started. */
  signal: AbortSignal;
  log(line: string): void;
}

export interface Moved {
  /** Number of files that have a record. */
  total: number;
  done: number;
  copied: number;
  copiedBytes: number;
  removed: number;
  /** A sentence for each file that is complete at neither place. */
  problems: string[];
}

/** Outcome of the move of one file. */
interface Outcome {
  copiedBytes: number;
  isCopied: boolean;
  isRemoved: boolean;
}

/** Reads a file to its end; true when size and digest match its record. */
async function isComplete(storage: Storage, { key, size_bytes, etag }: FileRow): Promise<boolean> {
  const hash = new ContentHash();
  for await (const chunk of readStored(await storage.get(key))) hash.update(chunk);
  return hash.size === size_bytes && hash.etag() === etag;
}

/** True when a file is complete according to the store's metadata, or to its content if the store keeps no digest. */
async function isPresent(storage: Storage, file: FileRow): Promise<boolean> {
  const status = await storage.stat(file.key);
  if (status?.size !== file.size_bytes) return false;
  return status.etag === null ? isComplete(storage, file) : status.etag === file.etag;
}

/** Null when the file is complete at neither place. */
async function moveFile(file: FileRow, { from, to, removes }: MoveTask): Promise<Outcome | null> {
  const { key, content_type: contentType, size_bytes: maxBytes, etag } = file;
  const wasPresent = await isPresent(to, file);
  if (!wasPresent) {
    const content = await from.get(key);
    if (content === null) return null;
    try {
      await to.put(key, readStored(content), { contentType, maxBytes, etag });
    } catch (error) {
      if (error instanceof ContentMismatch || error instanceof TooLarge) return null;
      throw error;
    }
  }
  // An existing file at the new place is read back only when the one at the old place is about to be deleted.
  if ((!wasPresent || removes) && !(await isComplete(to, file))) return null;
  const isRemoved = removes && (await from.stat(key)) !== null;
  if (isRemoved) await from.delete(key);
  return { copiedBytes: wasPresent ? 0 : maxBytes, isCopied: !wasPresent, isRemoved };
}

/** Returns a function that returns the next recorded file, read page by page. Concurrent calls are served in turn. */
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
 * Copies all recorded files from one storage to another and reads each of them back. Files already present are skipped,
 * so that an interrupted move can be resumed. Fails when a storage fails.
 */
export async function moveFiles(task: MoveTask): Promise<Moved> {
  const { database, signal, log } = task;
  const total = await countFiles(database);
  const moved: Moved = { total, done: 0, copied: 0, copiedBytes: 0, removed: 0, problems: [] };
  const next = fileQueue(database, signal);
  await runPool(CONCURRENCY, next, async (file) => {
    const outcome = await moveFile(file, task);
    // A worker on the same database may have deleted the file meanwhile.
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
