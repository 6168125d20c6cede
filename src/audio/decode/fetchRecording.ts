export type FetchedRecording =
  /** `etag` names this very content, where the sender says one. */
  | { kind: 'file'; file: Blob; etag: string | null }
  /** More bytes than were allowed: the rest was not fetched. */
  | { kind: 'too large' };

export interface FetchOptions {
  maxBytes: number;
  signal: AbortSignal;
  /** What has arrived, of how much; null where the sender doesn't say. */
  onProgress: (bytes: number, totalBytes: number | null) => void;
  /** The bytes as they arrive; only to be read. */
  onPart?: (part: Uint8Array) => void;
}

/** Told no more often: each telling draws the page. */
const TELL_EVERY_MS = 50;
/** Handed to the browser in such pieces: it keeps them outside of the page's own memory. */
const PIECE_BYTES = 4 * 1024 * 1024;

/**
 * Fetches a whole file once, so that it can be both played and drawn. Rejects without a network,
 * where another site does not let us read it, and when stopped.
 */
export async function fetchRecording(
  url: string,
  { maxBytes, signal, onProgress, onPart }: FetchOptions,
): Promise<FetchedRecording> {
  const response = await fetch(url, { signal });
  if (!response.ok || response.body === null) throw new Error(`No recording: ${response.status}`);
  const { headers } = response;
  // What is compressed on its way says how many bytes travel, not how many arrive.
  const stated = headers.has('content-encoding') ? 0 : Number(headers.get('content-length') ?? 0);
  const totalBytes = stated > 0 ? stated : null;
  const reader = response.body.getReader();
  const pieces: Blob[] = [];
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let handedOver = 0;
  let told = -Infinity;
  if (stated <= maxBytes) {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      onPart?.(part.value);
      size += part.value.byteLength;
      if (size > maxBytes) break;
      if (size - handedOver >= PIECE_BYTES) {
        pieces.push(new Blob(parts));
        parts = [];
        handedOver = size;
      }
      if (performance.now() - told < TELL_EVERY_MS && size !== totalBytes) continue;
      told = performance.now();
      onProgress(size, totalBytes);
    }
  }
  if (stated > maxBytes || size > maxBytes) {
    await reader.cancel();
    return { kind: 'too large' };
  }
  const file = new Blob([...pieces, ...parts], { type: headers.get('content-type') ?? '' });
  return { kind: 'file', file, etag: headers.get('etag') };
}
