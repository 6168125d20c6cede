/** So much is read at a time: few questions to the browser, and little memory. */
const WINDOW_BYTES = 4 * 1024 * 1024;

interface Span {
  from: number;
  to: number;
}

interface Window {
  bytes: Uint8Array;
  /** Where in the file they begin. */
  base: number;
}

/** Reads a file from its beginning to its end, a window at a time: the last one is kept. */
export class WindowReader {
  private last: Promise<Window> = Promise.resolve({ bytes: new Uint8Array(0), base: 0 });
  /** Where what was last asked for begins. */
  private asked = -1;

  constructor(private readonly file: Blob) {}

  /** Bytes that hold those `from` up to `to` of the file, as far as it has them. */
  read({ from, to }: Span): Promise<Window> {
    this.asked = from;
    // One after the other, so that neighbours find what was just read.
    this.last = this.last
      .catch(() => ({ bytes: new Uint8Array(0), base: 0 }))
      .then(async (known) => {
        if (known.base <= from && known.base + known.bytes.length >= to) return known;
        const end = Math.max(to, from + WINDOW_BYTES);
        return {
          bytes: new Uint8Array(await this.file.slice(from, end).arrayBuffer()),
          base: from,
        };
      });
    return this.last;
  }

  /** Has what will be asked for read already, unless more than that was asked for. */
  readAhead(span: Span): void {
    // Who asks for it is told if it can't be read.
    if (span.from > this.asked) this.read(span).catch(() => undefined);
  }
}
