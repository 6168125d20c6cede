export type FetchedRecording =
  /**
   * `etag` names this very content, where the sender says one. `bytes` are those of the file, where
   * they lie in one piece anyway: to read them once more would take their memory twice.
   */
  | { kind: 'file'; file: Blob; etag: string | null; bytes: Uint8Array<ArrayBuffer> | null }
  /** More bytes than were allowed: the rest was not fetched. */
  | { kind: 'too large' };

export interface FetchOptions {
  maxBytes: number;
  signal: AbortSignal;
  /** What has arrived, of how much; null where the sender doesn't say. */
  onProgress: (bytes: number, totalBytes: number | null) => void;
}

/** Told no more often: each telling draws the page. */
const TELL_EVERY_MS = 50;

/**
 * Fetches a whole file once, so that it can be both played and drawn. Rejects without a network,
 * where another site does not let us read it, and when stopped.
 */
export async function fetchRecording(
  url: string,
  { maxBytes, signal, onProgress }: FetchOptions,
): Promise<FetchedRecording> {
  const response = await fetch(url, { signal });
  if (!response.ok || response.body === null) throw new Error(`No recording: ${response.status}`);
  const { headers } = response;
  // What is compressed on its way says how many bytes travel, not how many arrive.
  const stated = headers.has('content-encoding') ? 0 : Number(headers.get('content-length') ?? 0);
  const totalBytes = stated > 0 ? stated : null;
  const reader = response.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const whole = totalBytes === null || totalBytes > maxBytes ? null : new Uint8Array(totalBytes);
  let size = 0;
  let told = -Infinity;
  if (stated <= maxBytes) {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (whole === null) parts.push(part.value);
      else whole.set(part.value, size);
      size += part.value.byteLength;
      if (size > maxBytes) break;
      if (performance.now() - told < TELL_EVERY_MS && size !== totalBytes) continue;
      told = performance.now();
      onProgress(size, totalBytes);
    }
  }
  if (stated > maxBytes || size > maxBytes) {
    await reader.cancel();
    return { kind: 'too large' };
  }
  const bytes = whole?.subarray(0, size) ?? null;
  const file = new Blob(bytes === null ? parts : [bytes], {
    type: headers.get('content-type') ?? '',
  });
  return { kind: 'file', file, etag: headers.get('etag'), bytes };
}
