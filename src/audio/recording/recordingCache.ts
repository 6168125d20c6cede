import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { type Pause } from '../peaks/pauses';
import { type RecordingSource } from './recordingState';

/** What is kept of a recording besides its file. */
export interface KeptRecording extends RecordingSource {
  /** Names the very content, where its server says so. */
  etag: string | null;
  type: string;
  durationMs: number;
  isVariableBitRate: boolean;
  notices: string[];
  pauses: readonly Pause[];
  /** Peaks enough for a picture of the whole, as `writePeaksFile` writes them. */
  overview: ArrayBuffer;
}

export interface KeptFile {
  file: Blob;
  /** Goes before the file where it is sought exactly. */
  header: Uint8Array<ArrayBuffer> | null;
  /** As `writePeaksFile` writes them. */
  peaks: ArrayBuffer;
}

export interface FoundRecording extends KeptRecording {
  /** Takes several times as long to read; null where it is gone. */
  file: Promise<KeptFile | null>;
}

interface Row extends KeptRecording {
  drawnBy: number;
  bytes: number;
  usedAt: number;
}

interface Schema extends DBSchema {
  recordings: { key: string; value: Row };
  /** Apart from their rows, so that the oldest is found without reading any. */
  files: { key: string; value: KeptFile };
}

/** A new shape gets a new name; what is lost is fetched again. */
const SHAPE = 1;
/** Peaks and pauses of an older way of drawing are drawn anew. */
const DRAWN_BY = 2;
const MOST_BYTES = 200 * 1024 * 1024;

const nameFor = (userId: string) => `kathayatra-sounds-${SHAPE}-${userId}`;

/**
 * Recordings that were opened before, per person: they open at once, and without a network. The
 * least recently used ones go when there are more than 200 MB. Never rejects: a browser that keeps
 * nothing only opens recordings more slowly.
 */
export class RecordingCache {
  private userId: string | null = null;
  private opened: Promise<IDBPDatabase<Schema>> | null = null;

  constructor(
    private readonly mostBytes: number = MOST_BYTES,
    private readonly now: () => number = Date.now,
  ) {}

  /** Names the person whose recordings are kept from now on. */
  openFor(userId: string): void {
    if (userId === this.userId) return;
    this.userId = userId;
    this.opened = null;
    // Opened before anybody asks: by then the page may be busy.
    void this.quietly(async () => null);
  }

  /** What is kept of a recording, whatever its version; its file follows. */
  async find(id: string): Promise<FoundRecording | null> {
    return this.quietly(async (db) => {
      const transaction = db.transaction(['recordings', 'files']);
      const asked = transaction.objectStore('recordings').get(id);
      const file = transaction
        .objectStore('files')
        .get(id)
        .then((found) => found ?? null)
        .catch(() => null);
      const row = await asked;
      if (row === undefined || row.drawnBy !== DRAWN_BY) return null;
      // Nobody waits for it: what is found is shown at once.
      void this.quietly(() => this.use(db, row.id));
      return { ...row, file };
    });
  }

  async keep(recording: KeptRecording, file: KeptFile): Promise<void> {
    const bytes = file.file.size + (file.header?.length ?? 0) + file.peaks.byteLength;
    if (bytes > this.mostBytes) return;
    await this.quietly(async (db) => {
      const transaction = db.transaction(['recordings', 'files'], 'readwrite');
      const rows = transaction.objectStore('recordings');
      const files = transaction.objectStore('files');
      const others = (await rows.getAll()).filter(({ id }) => id !== recording.id);
      others.sort((a, b) => a.usedAt - b.usedAt);
      let total = others.reduce((sum, row) => sum + row.bytes, bytes);
      for (const row of others) {
        if (total <= this.mostBytes) break;
        total -= row.bytes;
        await Promise.all([rows.delete(row.id), files.delete(row.id)]);
      }
      await rows.put({ ...recording, drawnBy: DRAWN_BY, bytes, usedAt: this.now() });
      await files.put(file, recording.id);
      await transaction.done;
      return null;
    });
  }

  /** Closes and deletes the person's recordings; nothing is kept until the next `openFor`. */
  async destroy(): Promise<void> {
    const { userId, opened } = this;
    this.userId = null;
    this.opened = null;
    // One that could not be opened has nothing to close.
    (await opened?.catch(() => null))?.close();
    if (userId !== null) await deleteDB(nameFor(userId));
  }

  private async use(db: IDBPDatabase<Schema>, id: string): Promise<null> {
    const transaction = db.transaction('recordings', 'readwrite');
    const row = await transaction.store.get(id);
    if (row !== undefined) await transaction.store.put({ ...row, usedAt: this.now() });
    await transaction.done;
    return null;
  }

  private async quietly<T>(
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
    this.opened ??= openDB<Schema>(nameFor(userId), 1, {
      upgrade: (db) => {
        db.createObjectStore('recordings', { keyPath: 'id' });
        db.createObjectStore('files');
      },
      blocking: (_current, _blocked, event) => {
        // Another tab deletes the database: let go.
        if (event.target instanceof IDBDatabase) event.target.close();
        this.opened = null;
      },
      terminated: () => {
        this.opened = null;
      },
    });
    return this.opened;
  }
}
