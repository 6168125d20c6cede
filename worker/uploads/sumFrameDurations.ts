/** Fields of a frame header that its duration and length follow from. */
export interface AudioFrame {
  bytes: number;
  samples: number;
  /** Sampling frequency in Hz. */
  rate: number;
}

/** Bytes of the longest frame header. */
const MAX_HEADER_BYTES = 8;

/** First byte of every frame's syncword. */
const SYNC_BYTE = 0xff;

/**
 * Duration in seconds of a stream of consecutive frames, as the sum of all frames: exact for variable
 * bit rates too. Bytes that are no frame (tags, damage) are skipped to the next syncword.
 */
export async function sumFrameDurations(
  chunks: AsyncIterable<Uint8Array>,
  readFrame: (bytes: Uint8Array, offset: number) => AudioFrame | null,
): Promise<number | null> {
  let seconds = 0;
  let remainder = new Uint8Array();
  /** Bytes of the current frame in chunks that are still to come. */
  let bytesToSkip = 0;
  const parseFrames = (bytes: Uint8Array, margin: number) => {
    let offset = Math.min(bytesToSkip, bytes.length);
    bytesToSkip -= offset;
    while (bytesToSkip === 0 && offset + margin <= bytes.length) {
      const frame = readFrame(bytes, offset);
      if (frame === null) {
        const next = bytes.indexOf(SYNC_BYTE, offset + 1);
        offset = next === -1 ? bytes.length - margin + 1 : next;
        continue;
      }
      seconds += frame.samples / frame.rate;
      const end = offset + frame.bytes;
      bytesToSkip = Math.max(0, end - bytes.length);
      offset = Math.min(end, bytes.length);
    }
    return bytes.slice(offset);
  };
  for await (const chunk of chunks) {
    const joined = new Uint8Array(remainder.length + chunk.length);
    joined.set(remainder);
    joined.set(chunk, remainder.length);
    remainder = parseFrames(joined, MAX_HEADER_BYTES);
  }
  parseFrames(remainder, 4);
  return seconds === 0 ? null : seconds;
}
