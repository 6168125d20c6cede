/** Bytes per read: few calls to the browser, yet little memory. */
const WINDOW_BYTES = 4 * 1024 * 1024;

interface Span {
  from: number;
  to: number;
}

interface Window {
  bytes: Uint8Array;
  /** File offset of the first byte. */
  base: number;
}

/** Reads a file front to back through a window of a few megabytes; the last window is cached. */
export class ByteWindowReader {
  private window: Promise<Window> = Promise.resolve({ bytes: new Uint8Array(0), base: 0 });
  /** File offset of the last request; -1 before the first. */
  private requestedFrom = -1;

  constructor(private readonly file: Blob) {}

  /** Reads a window that covers the bytes `from` to `to` (exclusive), up to the end of the file. */
  read({ from, to }: Span): Promise<Window> {
    this.requestedFrom = from;
    // Sequential, so that neighbouring requests are served from the same window.
    this.window = this.window
      .catch(() => ({ bytes: new Uint8Array(0), base: 0 }))
      .then(async (current) => {
        if (current.base <= from && current.base + current.bytes.length >= to) return current;
        const end = Math.max(to, from + WINDOW_BYTES);
        return {
          bytes: new Uint8Array(await this.file.slice(from, end).arrayBuffer()),
          base: from,
        };
      });
    return this.window;
  }

  /** Prefetches a span, unless a later one has already been requested. */
  prefetch(span: Span): void {
    // The read that needs these bytes will report the failure.
    if (span.from > this.requestedFrom) this.read(span).catch(() => undefined);
  }
}
