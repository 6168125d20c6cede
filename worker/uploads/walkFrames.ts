/** What a walk needs to know of a frame. */
export interface Frame {
  bytes: number;
  samples: number;
  /** Samples a second. */
  rate: number;
}

/** As many bytes as any frame's header has. */
const HEADER_BYTES = 8;

/** Every frame begins with it. */
const SYNC = 0xff;

/**
 * The seconds of a recording that is one frame behind the other, by adding them up: exact also
 * where the bit rate varies. What is no frame (tags, damage) is passed over.
 */
export async function walkFrames(
  pieces: AsyncIterable<Uint8Array>,
  readFrame: (bytes: Uint8Array, offset: number) => Frame | null,
): Promise<number | null> {
  let seconds = 0;
  let rest = new Uint8Array();
  /** Bytes of the current frame that are still to come. */
  let ahead = 0;
  const takeFrames = (bytes: Uint8Array, margin: number) => {
    let at = Math.min(ahead, bytes.length);
    ahead -= at;
    while (ahead === 0 && at + margin <= bytes.length) {
      const frame = readFrame(bytes, at);
      if (frame === null) {
        const next = bytes.indexOf(SYNC, at + 1);
        at = next === -1 ? bytes.length - margin + 1 : next;
        continue;
      }
      seconds += frame.samples / frame.rate;
      const end = at + frame.bytes;
      ahead = Math.max(0, end - bytes.length);
      at = Math.min(end, bytes.length);
    }
    return bytes.slice(at);
  };
  for await (const piece of pieces) {
    const joined = new Uint8Array(rest.length + piece.length);
    joined.set(rest);
    joined.set(piece, rest.length);
    rest = takeFrames(joined, HEADER_BYTES);
  }
  takeFrames(rest, 4);
  return seconds === 0 ? null : seconds;
}
