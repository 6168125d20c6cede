export type FetchedRecording =
  | { kind: 'file'; file: Blob }
  /** More bytes than were allowed: the rest was not fetched. */
  | { kind: 'too large' };

interface FetchOptions {
  maxBytes: number;
  signal: AbortSignal;
  /** 0 to 1, where the sender says how much there is. */
  onProgress: (share: number) => void;
}

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
  const length = Number(response.headers.get('content-length') ?? 0);
  const reader = response.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  if (length <= maxBytes) {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      size += part.value.byteLength;
      if (size > maxBytes) break;
      if (length > 0) onProgress(Math.min(1, size / length));
    }
  }
  if (length > maxBytes || size > maxBytes) {
    await reader.cancel();
    return { kind: 'too large' };
  }
  const type = response.headers.get('content-type') ?? '';
  return { kind: 'file', file: new Blob(parts, { type }) };
}
