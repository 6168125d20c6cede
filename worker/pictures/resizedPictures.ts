import { LRUCache } from 'lru-cache';
import type { Storage } from '../storage/storage';
import type { ResizePicture } from './resizePicture';

/** Widths in pixels that a picture is served in besides its own. */
export const PICTURE_WIDTHS: readonly number[] = [160, 640, 1280];

const MAX_BYTES = 64 * 1024 * 1024;
/** Bytes of an entry beside its picture, roughly. */
const ENTRY_BYTES = 200;
/** Pictures that wait to be resized; a request for one more gets it as it is. */
const MAX_WAITING = 200;

interface Entry {
  /** Null where the picture is served as it is. */
  picture: Uint8Array<ArrayBuffer> | null;
}

interface Source {
  key: string;
  width: number;
}

/**
 * Pictures in smaller widths, each made when it is first requested and kept in memory until others need the room.
 * One is made at a time, beside the thread that handles calls.
 */
export class ResizedPictures {
  private readonly entries: LRUCache<string, Entry, Source>;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(
    private readonly storage: Storage,
    private readonly resize: ResizePicture,
    maxBytes = MAX_BYTES,
  ) {
    this.entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ picture }) => ENTRY_BYTES + (picture?.byteLength ?? 0),
      fetchMethod: (_name, _stale, { context }) => this.inTurn(() => this.make(context)),
    });
  }

  /** WebP of a stored picture in one of PICTURE_WIDTHS; null where it is to be served as it is. */
  async read(key: string, width: number): Promise<Uint8Array<ArrayBuffer> | null> {
    const name = `${key} ${width}`;
    const entry = this.entries.get(name);
    if (entry === undefined && this.waiting >= MAX_WAITING) return null;
    return (
      (entry ?? (await this.entries.fetch(name, { context: { key, width } })))?.picture ?? null
    );
  }

  private async make({ key, width }: Source): Promise<Entry> {
    const stored = await this.storage.get(key);
    if (stored === null) return { picture: null };
    const bytes = new Uint8Array(await new Response(stored).arrayBuffer());
    const picture = await this.resize(bytes, width);
    // A picture that was well compressed already may gain by nothing.
    const isSmaller = picture !== null && picture.byteLength < bytes.byteLength;
    return { picture: isSmaller ? Uint8Array.from(picture) : null };
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    this.waiting += 1;
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.waiting -= 1;
    }
  }
}
