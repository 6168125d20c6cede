import type { R2Bucket, R2Upload } from '../../cloudflare/r2Bucket';

interface StoredObject {
  content: Uint8Array<ArrayBuffer>;
  metadata: Parameters<R2Bucket['put']>[2];
  uploaded: Date;
}

/** Number of objects per page of a listing. */
const PAGE = 2;
/** Minimum size in bytes of every part except the last. */
const MIN_PART_BYTES = 5 * 1024 * 1024;

/** An R2 bucket in memory, with R2's rules for multipart uploads. */
export function memoryBucket(): R2Bucket {
  const objects = new Map<string, StoredObject>();
  const describe = (key: string, { content, metadata, uploaded }: StoredObject) => {
    const { customMetadata } = metadata;
    return { key, size: content.byteLength, uploaded, customMetadata };
  };
  const put: R2Bucket['put'] = async (key, content, metadata) => {
    objects.set(key, { content: Uint8Array.from(content), metadata, uploaded: new Date() });
  };
  return {
    put,
    async head(key) {
      const found = objects.get(key);
      return found === undefined ? null : describe(key, found);
    },
    async get(key, { range } = {}) {
      const found = objects.get(key);
      if (found === undefined) return null;
      const { content } = found;
      const part = range ? content.slice(range.offset, range.offset + range.length) : content;
      const { body } = new Response(part);
      if (body === null) throw new Error('A response with content has a body');
      return { ...describe(key, found), body };
    },
    async createMultipartUpload(key, metadata): Promise<R2Upload> {
      const parts = new Map<number, Uint8Array>();
      return {
        async uploadPart(partNumber, content) {
          parts.set(partNumber, content.slice());
          return { partNumber, etag: `part-${partNumber}` };
        },
        async complete(listed) {
          const sent = listed.map(({ partNumber }) => parts.get(partNumber) ?? new Uint8Array());
          const sizes = new Set(sent.slice(0, -1).map(({ byteLength }) => byteLength));
          const [size = MIN_PART_BYTES] = sizes;
          if (sizes.size > 1 || size < MIN_PART_BYTES) throw new Error('Parts differ in size');
          await put(key, Buffer.concat(sent), metadata);
        },
        async abort() {
          parts.clear();
        },
      };
    },
    async delete(key) {
      objects.delete(key);
    },
    async list({ limit = PAGE, cursor = '0' }) {
      const start = Number(cursor);
      const all = [...objects].map(([key, object]) => describe(key, object));
      const next = start + limit;
      const page = { objects: all.slice(start, next), truncated: next < all.length };
      return page.truncated ? { ...page, cursor: String(next) } : page;
    },
  };
}
