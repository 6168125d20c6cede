import { withDeadline } from '../../platform/callDeadline';

export type FetchedRecording =
  /** `etag`: the validator of the response (RFC 9110, 8.8.3), if it has one. */
  | { kind: 'file'; file: Blob; etag: string | null }
  /** More than `maxBytes`: the rest was not fetched. */
  | { kind: 'too large' };

export interface FetchOptions {
  maxBytes: number;
  signal: AbortSignal;
  /** Bytes received and in total; null where the server does not return it. */
  onProgress: (bytes: number, totalBytes: number | null) => void;
  /** Receives each chunk as it arrives; must not change or keep its buffer. */
  onChunk?: (chunk: Uint8Array) => void;
}

/** Throttle of progress reports, in ms: each report renders the page. */
const PROGRESS_THROTTLE_MS = 50;
/** Bytes moved into a Blob at a time: the browser keeps Blobs outside of the page's own memory. */
const BLOB_BYTES = 4 * 1024 * 1024;

/**
 * Fetches a whole file once, for both playback and the waveform. Rejects without a network, where
 * another origin does not allow it (CORS), when nothing more comes, and when aborted.
 */
export async function fetchRecording(
  url: string,
  { maxBytes, signal, onProgress, onChunk }: FetchOptions,
): Promise<FetchedRecording> {
  const response = await withDeadline(fetch)(url, { signal });
  if (!response.ok || response.body === null) throw new Error(`No recording: ${response.status}`);
  const { headers } = response;
  // With a content coding, Content-Length counts encoded bytes (RFC 9110, 8.4 and 8.6).
  const declaredBytes = headers.has('content-encoding')
    ? 0
    : Number(headers.get('content-length') ?? 0);
  const totalBytes = declaredBytes > 0 ? declaredBytes : null;
  const reader = response.body.getReader();
  const blobs: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let flushedBytes = 0;
  let reportedAt = -Infinity;
  if (declaredBytes <= maxBytes) {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      chunks.push(chunk.value);
      onChunk?.(chunk.value);
      size += chunk.value.byteLength;
      if (size > maxBytes) break;
      if (size - flushedBytes >= BLOB_BYTES) {
        blobs.push(new Blob(chunks));
        chunks = [];
        flushedBytes = size;
      }
      if (performance.now() - reportedAt < PROGRESS_THROTTLE_MS && size !== totalBytes) continue;
      reportedAt = performance.now();
      onProgress(size, totalBytes);
    }
  }
  if (declaredBytes > maxBytes || size > maxBytes) {
    await reader.cancel();
    return { kind: 'too large' };
  }
  const file = new Blob([...blobs, ...chunks], { type: headers.get('content-type') ?? '' });
  return { kind: 'file', file, etag: headers.get('etag') };
}
