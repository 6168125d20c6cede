import { LRUCache } from 'lru-cache';
import type { Storage } from '../storage/storage';
import type { ResizePicture } from './resizePicture';

/** Widths in pixels to which pictures can be resized. */
export const PICTURE_WIDTHS: readonly number[] = [160, 640, 1280];

const MAX_BYTES = 64 * 1024 * 1024;
/** Estimated bytes of an entry without its picture. */
const ENTRY_BYTES = 200;
/** Maximum number of pictures waiting to be resized; further requests receive the original. */
const MAX_WAITING = 200;

interface Entry {
  /** Null serves the original picture. */
  picture: Uint8Array<ArrayBuffer> | null;
}

interface Source {
  key: string;
  width: number;
}

/**
 * Cache of pictures in smaller widths. A picture is resized on its first request, and evicted when more recent ones
 * need the memory. Pictures are resized one at a time, off the thread that handles calls.
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

  /** WebP of a stored picture in one of PICTURE_WIDTHS; null when the original is to be served. */
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
    // The WebP of a well-compressed picture may be larger than the original.
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
