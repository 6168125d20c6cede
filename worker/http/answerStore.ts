import { createHash } from 'node:crypto';
import { encode, isWorthCompressing, type Bytes } from './contentCoding';

/** An answer in memory: compressed, or as it is when it is small. */
export interface StoredAnswer {
  /** Strong ETag of the plain content. */
  etag: string;
  body: { plain: Bytes } | { br: Bytes; gzip: Bytes };
}

export interface AnswerSource {
  /** Name of the answer, the same for the same call. */
  key: string;
  /** Version of the rows that it is made of, read before `build`. */
  version: string;
  /** The answer is built anew after this time, because some of its rows have no version. */
  maxAgeMs?: number;
  build: () => Promise<unknown>;
}

interface Entry {
  answer: StoredAnswer;
  version: string;
  builtAtMs: number;
  bytes: number;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** Bytes of an entry beside its bodies, roughly. */
const ENTRY_BYTES = 500;

async function storedAnswer(data: unknown): Promise<StoredAnswer> {
  const plain = new TextEncoder().encode(JSON.stringify(data));
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  if (!isWorthCompressing(plain)) return { etag, body: { plain } };
  const [br, gzip] = await Promise.all([encode('br', plain), encode('gzip', plain)]);
  return { etag, body: { br, gzip } };
}

/**
 * Answers in memory, each built once per version; the least recently used leave when all together pass
 * `maxBytes`. Rows may change between the version and the build: the answer is then newer than its
 * version says, and is built once more for the next one. It is never older.
 */
export class AnswerStore {
  /** The least recently used first. */
  private readonly entries = new Map<string, Entry>();
  private readonly building = new Map<string, Promise<StoredAnswer>>();
  private bytes = 0;

  constructor(
    private readonly clock: () => Date,
    private readonly maxBytes = MAX_BYTES,
  ) {}

  async read(source: AnswerSource): Promise<StoredAnswer> {
    const entry = this.entries.get(source.key);
    if (entry !== undefined && this.isCurrent(entry, source)) {
      this.entries.delete(source.key);
      this.entries.set(source.key, entry);
      return entry.answer;
    }
    const name = JSON.stringify([source.key, source.version]);
    const underWay = this.building.get(name);
    if (underWay !== undefined) return underWay;
    const built = this.build(source).finally(() => this.building.delete(name));
    this.building.set(name, built);
    return built;
  }

  private isCurrent({ version, builtAtMs }: Entry, source: AnswerSource): boolean {
    const age = this.clock().getTime() - builtAtMs;
    const isFresh = source.maxAgeMs === undefined || (age >= 0 && age < source.maxAgeMs);
    return version === source.version && isFresh;
  }

  private async build({ key, version, build }: AnswerSource): Promise<StoredAnswer> {
    const builtAtMs = this.clock().getTime();
    const answer = await storedAnswer(await build());
    const bodies = Object.values(answer.body).reduce((sum, each) => sum + each.byteLength, 0);
    this.remove(key);
    this.entries.set(key, { answer, version, builtAtMs, bytes: bodies + key.length + ENTRY_BYTES });
    this.bytes += bodies + key.length + ENTRY_BYTES;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.maxBytes) break;
      this.remove(oldest);
    }
    return answer;
  }

  private remove(key: string): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }
}
