import type { ByteRange } from '../storage';
import type { S3Client } from './s3Client';
import { isMissing, NoResponse, storageFailure } from './s3Failures';

/** Silence after which a download counts as cut. */
const IDLE_TIMEOUT_MS = 20_000;
/** Maximum number of consecutive cuts without any byte in between after which a download is still resumed. */
const MAX_CUTS_IN_A_ROW = 3;

type ByteReader = ReadableStreamDefaultReader<Uint8Array>;

/** Download of an object, resumed after a cut at the next byte, since an object never changes. */
class ObjectDownload {
  private reader: ByteReader | null = null;
  private position = 0;
  /** Position after the last byte; null when the store sent no length. */
  private end: number | null = null;
  private etag: string | null = null;
  private cuts = 0;

  constructor(
    private readonly client: S3Client,
    private readonly key: string,
    private readonly range?: ByteRange,
  ) {}

  /** Requests the object from the current position on. Fails with S3Error when the object does not exist. */
  async open(): Promise<void> {
    const { range, position } = this;
    const start = (range?.start ?? 0) + position;
    const headers: Record<string, string> = {};
    if (range !== undefined || position > 0) headers.range = `bytes=${start}-${range?.end ?? ''}`;
    if (this.etag !== null) headers['if-match'] = this.etag;
    const response = await this.client.open({ method: 'GET', key: this.key, headers });
    if (headers.range !== undefined && response.status !== 206) {
      await response.body?.cancel();
      throw new Error(`The store gave all of ${this.key} instead of ${headers.range}`);
    }
    this.etag ??= response.headers.get('etag');
    const length = response.headers.get('content-length');
    if (position === 0 && length !== null) this.end = Number(length);
    this.reader = response.body?.getReader() ?? null;
  }

  /** The next chunk; null at the end. */
  async next(): Promise<Uint8Array | null> {
    for (;;) {
      try {
        const chunk = await this.read();
        if (chunk === null) return null;
        this.position += chunk.byteLength;
        this.cuts = 0;
        return chunk;
      } catch (error) {
        this.cuts += 1;
        if (this.cuts > MAX_CUTS_IN_A_ROW) throw storageFailure(error, this.client.settings);
        await this.cancel();
        await this.open();
      }
    }
  }

  async cancel(): Promise<void> {
    const { reader } = this;
    this.reader = null;
    // Cancelling the reader of a cut connection fails.
    await reader?.cancel().catch(() => undefined);
  }

  private async read(): Promise<Uint8Array | null> {
    const { reader, position, end } = this;
    if (reader === null || position === end) return null;
    let stopTimer = () => undefined as void;
    const silence = new Promise<never>((_resolve, reject) => {
      stopTimer = this.client.ports.startTimer(IDLE_TIMEOUT_MS, () =>
        reject(new Error(`nothing came for ${IDLE_TIMEOUT_MS} ms`)),
      );
    });
    try {
      const { done, value } = await Promise.race([reader.read(), silence]);
      if (!done) return value;
      if (end === null) return null;
      throw new Error('the connection ended early');
    } catch (cause) {
      throw new NoResponse('The store broke off', { cause });
    } finally {
      stopTimer();
    }
  }
}

/**
 * Content of an object or of a range of it, with one chunk in memory at a time; null when the object does not exist.
 */
export async function downloadObject(
  client: S3Client,
  key: string,
  range?: ByteRange,
): Promise<ReadableStream<Uint8Array> | null> {
  const download = new ObjectDownload(client, key, range);
  try {
    await download.open();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await download.next();
        if (chunk === null) controller.close();
        else controller.enqueue(chunk);
      },
      cancel: () => download.cancel(),
    },
    { highWaterMark: 0 },
  );
}
