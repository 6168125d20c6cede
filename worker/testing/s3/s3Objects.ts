import { createHash } from 'node:crypto';

/** Content of a bucket, following S3's rules; errors carry S3's codes. */

export class S3Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

export interface TestObject {
  content: Buffer;
  etag: string;
  headers: Record<string, string>;
  writtenAt: Date;
}

interface TestUpload {
  key: string;
  headers: Record<string, string>;
  parts: Map<number, { content: Buffer; etag: string }>;
  begunAt: Date;
}

const MIN_PART_BYTES = 5 * 1024 * 1024;
const md5 = (data: Buffer) => createHash('md5').update(data).digest();
const quoted = (text: string) => `"${text}"`;

export class TestBucket {
  readonly objects = new Map<string, TestObject>();
  readonly uploads = new Map<string, TestUpload>();
  private uploadCount = 0;

  put(key: string, content: Buffer, headers: Record<string, string>): TestObject {
    const etag = quoted(md5(content).toString('hex'));
    const object = { content, etag, headers, writtenAt: new Date() };
    this.objects.set(key, object);
    return object;
  }

  begin(key: string, headers: Record<string, string>): string {
    this.uploadCount += 1;
    const id = `upload-${this.uploadCount}/+=`;
    this.uploads.set(id, { key, headers, parts: new Map(), begunAt: new Date() });
    return id;
  }

  addPart(key: string, id: string, number: number, content: Buffer): string {
    const etag = quoted(md5(content).toString('hex'));
    this.upload(key, id).parts.set(number, { content, etag });
    return etag;
  }

  /** Parts as named by the client, in its order. */
  complete(key: string, id: string, named: { number: number; etag: string }[]): TestObject {
    const { parts, headers } = this.upload(key, id);
    const used = named.map(({ number, etag }, index) => {
      const part = parts.get(number);
      if (part === undefined || part.etag !== etag) throw new S3Refusal(400, 'InvalidPart');
      const before = named[index - 1]?.number ?? 0;
      if (number <= before) throw new S3Refusal(400, 'InvalidPartOrder');
      return part;
    });
    const sizes = new Set(used.slice(0, -1).map(({ content }) => content.length));
    if ([...sizes].some((size) => size < MIN_PART_BYTES))
      throw new S3Refusal(400, 'EntityTooSmall');
    // A rule of Cloudflare's R2: parts of equal size.
    if (sizes.size > 1) throw new S3Refusal(400, 'InvalidPart');
    const object = this.put(key, Buffer.concat(used.map(({ content }) => content)), headers);
    const digests = Buffer.concat(used.map(({ content }) => md5(content)));
    object.etag = quoted(`${md5(digests).toString('hex')}-${used.length}`);
    this.uploads.delete(id);
    return object;
  }

  abort(key: string, id: string): void {
    this.upload(key, id);
    this.uploads.delete(id);
  }

  private upload(key: string, id: string): TestUpload {
    const upload = this.uploads.get(id);
    if (upload?.key !== key) throw new S3Refusal(404, 'NoSuchUpload');
    return upload;
  }
}
