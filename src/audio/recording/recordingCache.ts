import { deleteDB, type DBSchema, type IDBPDatabase } from 'idb';
import { openBrowserDatabase } from '../../platform/browserDatabase';
import { isStorageRefused } from '../../platform/storageRefusal';
import { type Pause } from '../peaks/pauses';
import { type RecordingSource } from './recordingState';

/** Metadata of a cached recording. */
export interface CachedRecording extends RecordingSource {
  /** Validator of the response (RFC 9110, 8.8.3); null without one. */
  etag: string | null;
  type: string;
  durationMs: number;
  isVariableBitRate: boolean;
  notices: string[];
  pauses: readonly Pause[];
  /** Peaks of the overview level, in the format of `writePeaksFile`. */
  overview: ArrayBuffer;
}

export interface CachedFile {
  file: Blob;
  /** MP4 header to prepend to an MP3 to make it seekable by frame; null when not needed. */
  header: Uint8Array<ArrayBuffer> | null;
  /** Peaks of the finest level, in the format of `writePeaksFile`. */
  peaks: ArrayBuffer;
}

export interface CachedEntry extends CachedRecording {
  /** Takes several times as long to read as the metadata; null when evicted. */
  file: Promise<CachedFile | null>;
}

interface Row extends CachedRecording {
  /** Version of the peaks computation (`PEAKS_VERSION`); the stored field keeps its original name. */
  drawnBy: number;
  bytes: number;
  usedAt: number;
}

interface Schema extends DBSchema {
  recordings: { key: string; value: Row };
  /** Separate from the rows, so that finding the least recently used entry reads no files. */
  files: { key: string; value: CachedFile };
}

/** Part of the database name: a new schema starts empty, and recordings are fetched again. */
const SCHEMA_VERSION = 1;
/** Version of the peaks computation; an entry with older peaks is a cache miss. */
const PEAKS_VERSION = 2;
const MAX_BYTES = 200 * 1024 * 1024;

/** Name of a person's database, with the former term `sounds` for recordings. */
const databaseName = (userId: string) => `kathayatra-sounds-${SCHEMA_VERSION}-${userId}`;

/**
 * LRU cache of opened recordings in IndexedDB, one database per person, at most 200 MB, so that recordings open at once
 * and offline. Never rejects: without storage, recordings only open more slowly.
 */
export class RecordingCache {
  private userId: string | null = null;
  private opened: Promise<IDBPDatabase<Schema>> | null = null;
  /** Files uploaded by this page, by recording id, until the recording is opened. */
  private readonly uploaded = new Map<string, File>();

  constructor(
    private readonly maxBytes: number = MAX_BYTES,
    private readonly now: () => number = Date.now,
  ) {}

  /** Selects the person whose recordings are cached from now on. */
  openFor(userId: string): void {
    if (userId === this.userId) return;
    this.userId = userId;
    this.opened = null;
    // Opened before the first `get`, when the page may be busy.
    void this.attempt(async () => null);
  }

  /** Metadata of a recording, regardless of its `updatedAt`, with its file as a promise; null on a cache miss. */
  async get(id: string): Promise<CachedEntry | null> {
    return this.attempt(async (db) => {
      const transaction = db.transaction(['recordings', 'files']);
      const rowRequest = transaction.objectStore('recordings').get(id);
      const file = transaction
        .objectStore('files')
        .get(id)
        .then((stored) => stored ?? null)
        .catch(() => null);
      const row = await rowRequest;
      if (row === undefined || row.drawnBy !== PEAKS_VERSION) return null;
      // The write is not awaited, so that the entry shows at once.
      void this.attempt(() => this.touch(db, row.id));
      return { ...row, file };
    });
  }

  /** Notices by recording id, of the given recordings whose cached entry has the same URL and `updatedAt`. */
  async noticesOf(sources: readonly RecordingSource[]): Promise<Map<string, readonly string[]>> {
    const found = await this.attempt(async (db) => {
      const rows = await Promise.all(sources.map(({ id }) => db.get('recordings', id)));
      const current = sources.flatMap(({ id, url, updatedAt }, index) => {
        const row = rows[index];
        return row?.url === url && row.updatedAt === updatedAt ? [[id, row.notices] as const] : [];
      });
      return new Map(current);
    });
    return found ?? new Map();
  }

  async put(recording: CachedRecording, file: CachedFile): Promise<void> {
    const bytes = file.file.size + (file.header?.length ?? 0) + file.peaks.byteLength;
    if (bytes > this.maxBytes) return;
    await this.attempt(async (db) => {
      const transaction = db.transaction(['recordings', 'files'], 'readwrite');
      const rows = transaction.objectStore('recordings');
      const files = transaction.objectStore('files');
      const otherRows = (await rows.getAll()).filter(({ id }) => id !== recording.id);
      otherRows.sort((a, b) => a.usedAt - b.usedAt);
      let total = otherRows.reduce((sum, row) => sum + row.bytes, bytes);
      for (const row of otherRows) {
        if (total <= this.maxBytes) break;
        total -= row.bytes;
        await Promise.all([rows.delete(row.id), files.delete(row.id)]);
      }
      await rows.put({ ...recording, drawnBy: PEAKS_VERSION, bytes, usedAt: this.now() });
      await files.put(file, recording.id);
      await transaction.done;
      return null;
    });
  }

  /** Keeps an uploaded file, so that its recording opens without a download. */
  keepUploaded(id: string, file: File): void {
    this.uploaded.set(id, file);
  }

  /** Returns and forgets the file uploaded for a recording; null for none. */
  takeUploaded(id: string): File | null {
    const file = this.uploaded.get(id) ?? null;
    this.uploaded.delete(id);
    return file;
  }

  /** Closes and deletes the person's database; nothing is cached until the next `openFor`. */
  async destroy(): Promise<void> {
    const { userId, opened } = this;
    this.userId = null;
    this.opened = null;
    this.uploaded.clear();
    // A database that failed to open needs no closing.
    (await opened?.catch(() => null))?.close();
    try {
      if (userId !== null) await deleteDB(databaseName(userId));
    } catch (failure) {
      if (!isStorageRefused(failure)) throw failure;
    }
  }

  private async touch(db: IDBPDatabase<Schema>, id: string): Promise<null> {
    const transaction = db.transaction('recordings', 'readwrite');
    const row = await transaction.store.get(id);
    if (row !== undefined) await transaction.store.put({ ...row, usedAt: this.now() });
    await transaction.done;
    return null;
  }

  private async attempt<T>(
    work: (db: IDBPDatabase<Schema>) => Promise<T | null>,
  ): Promise<T | null> {
    if (this.userId === null) return null;
    try {
      return await work(await this.open(this.userId));
    } catch {
      return null;
    }
  }

  private open(userId: string): Promise<IDBPDatabase<Schema>> {
    this.opened ??= openBrowserDatabase<Schema>(databaseName(userId), {
      create(db) {
        db.createObjectStore('recordings', { keyPath: 'id' });
        db.createObjectStore('files');
      },
      onClosed: () => {
        this.opened = null;
      },
    });
    return this.opened;
  }
}
