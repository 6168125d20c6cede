import type { ByteRange } from '../storage';
import type { S3Client } from './s3Client';
import { isMissing, NoResponse, storageFailure } from './s3Failures';

/** Without a byte for so long a download is taken for cut. */
const IDLE_TIMEOUT_MS = 20_000;
/** Cuts after which it is given up, unless bytes came between them. */
const MAX_CUTS_IN_A_ROW = 3;

type ByteReader = ReadableStreamDefaultReader<Uint8Array>;

/** Content of an object. A download that is cut goes on at its next byte: an object never changes. */
class ObjectDownload {
  private reader: ByteReader | null = null;
  private position = 0;
  /** Position behind the last byte; null where the store did not return it. */
  private end: number | null = null;
  private etag: string | null = null;
  private cuts = 0;

  constructor(
    private readonly client: S3Client,
    private readonly key: string,
    private readonly range?: ByteRange,
  ) {}

  /** Fails with S3Error where there is no such object. */
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

  /** Null at the end. */
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
    // A connection that is cut cannot be cancelled.
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

/** Content of an object or of a part of it; null when there is none. Holds one chunk at a time. */
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
