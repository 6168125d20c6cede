/** A file with random access. */
export interface ByteSource {
  /** Bytes. */
  size: number;
  /** Bytes of this range; fewer at the end of the file. */
  read(start: number, length: number): Promise<Uint8Array>;
  /** All bytes from an offset on, in chunks. */
  readFrom(start: number): AsyncIterable<Uint8Array>;
}
