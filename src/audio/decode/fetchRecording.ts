import { withDeadline } from '../../platform/callDeadline';

export type FetchedRecording =
  /** Complete file; `etag` is the validator of the response (RFC 9110, 8.8.3), null without one. */
  | { kind: 'file'; file: Blob; etag: string | null }
  /** Larger than `maxBytes`; the rest was not fetched. */
  | { kind: 'too large' };

export interface FetchOptions {
  maxBytes: number;
  signal: AbortSignal;
  /** Reports received and total bytes; the total is null when the server does not send it. */
  onProgress: (bytes: number, totalBytes: number | null) => void;
  /** Receives each chunk on arrival; must neither modify nor keep its buffer. */
  onChunk?: (chunk: Uint8Array) => void;
}

/** Throttle of progress reports in milliseconds, because each re-renders the page. */
const PROGRESS_THROTTLE_MS = 50;
/** Bytes gathered per Blob, which the browser stores outside of the page's own memory. */
const BLOB_BYTES = 4 * 1024 * 1024;

/**
 * Fetches a whole file once, for both playback and the waveform. Rejects without a network, when CORS forbids access,
 * when the download stalls, and when aborted.
 */
export async function fetchRecording(
  url: string,
  { maxBytes, signal, onProgress, onChunk }: FetchOptions,
): Promise<FetchedRecording> {
  const response = await withDeadline(fetch)(url, { signal });
  if (!response.ok || response.body === null) throw new Error(`No recording: ${response.status}`);
  const { headers } = response;
  // With a content coding, Content-Length counts the encoded bytes (RFC 9110, 8.4 and 8.6).
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
