/** Bytes of one read: few calls to the browser, and little memory. */
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

  /** A window that covers the bytes `from` up to `to`, as far as the file has them. */
  read({ from, to }: Span): Promise<Window> {
    this.requestedFrom = from;
    // One after the other, so that neighbouring requests are served from the same window.
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

  /** Prefetches a span, unless a later one was requested already. */
  prefetch(span: Span): void {
    // The read that needs these bytes reports the failure.
    if (span.from > this.requestedFrom) this.read(span).catch(() => undefined);
  }
}
