/** Methods of R2's binding that `r2Storage` uses. */
export interface R2Bucket {
  head(key: string): Promise<R2Object | null>;
  get(
    key: string,
    options?: { range?: { offset: number; length: number } },
  ): Promise<R2ObjectBody | null>;
  put(key: string, content: Uint8Array, options: R2Metadata): Promise<unknown>;
  createMultipartUpload(key: string, options: R2Metadata): Promise<R2Upload>;
  delete(key: string): Promise<void>;
  list(options: { limit?: number; cursor?: string }): Promise<R2Page>;
}

interface R2Metadata {
  httpMetadata: { contentType: string };
  customMetadata?: Record<string, string>;
}

interface R2Object {
  key: string;
  size: number;
  uploaded: Date;
  customMetadata?: Record<string, string>;
}

interface R2ObjectBody extends R2Object {
  body: ReadableStream<Uint8Array>;
}

export interface R2Part {
  partNumber: number;
  etag: string;
}

export interface R2Upload {
  uploadPart(partNumber: number, content: Uint8Array): Promise<R2Part>;
  complete(parts: R2Part[]): Promise<unknown>;
  abort(): Promise<void>;
}

interface R2Page {
  objects: R2Object[];
  truncated: boolean;
  cursor?: string;
}
