/** File with random access. */
export interface ByteSource {
  /** Size in bytes. */
  size: number;
  /** Reads a range; returns fewer bytes at the end of the file. */
  read(start: number, length: number): Promise<Uint8Array>;
  /** Reads all bytes from an offset in chunks. */
  readFrom(start: number): AsyncIterable<Uint8Array>;
}
