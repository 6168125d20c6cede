import { viewOf, textAt } from './byteViews';
import { type ByteSource } from './byteSource';

/** Top-level box and its location in the file. */
export interface TopLevelBox {
  type: string;
  /** File offset of the box header. */
  offset: number;
  /** Size in bytes, header included; truncated at the end of the file. */
  size: number;
}

const BOX_HEADER_BYTES = 8;
const LARGE_BOX_HEADER_BYTES = 16;
/** Bytes per read: covers the headers of many fragments in few calls. */
const WINDOW_BYTES = 256 * 1024;
/** Maximum number of boxes, against malicious files. */
const MAX_BOXES = 200_000;

/** Yields the top-level boxes of a file (ISO/IEC 14496-12, 4.2) in order, reading headers only. */
export async function* topLevelBoxes(source: ByteSource): AsyncGenerator<TopLevelBox> {
  let window: { bytes: Uint8Array; offset: number } = { bytes: new Uint8Array(0), offset: 0 };
  let offset = 0;
  for (let count = 0; offset + BOX_HEADER_BYTES <= source.size && count < MAX_BOXES; count += 1) {
    const windowEnd = window.offset + window.bytes.length;
    if (offset < window.offset || offset + LARGE_BOX_HEADER_BYTES > windowEnd)
      window = { bytes: await source.read(offset, WINDOW_BYTES), offset };
    const header = window.bytes.subarray(offset - window.offset);
    const size32 = viewOf(header).getUint32(0);
    const isLarge = size32 === 1 && header.length >= LARGE_BOX_HEADER_BYTES;
    const rest = source.size - offset;
    // Size 0 marks the last box, which extends to the end of the file.
    const declared = isLarge
      ? Number(viewOf(header).getBigUint64(BOX_HEADER_BYTES))
      : size32 === 0
        ? rest
        : size32;
    if (declared < (isLarge ? LARGE_BOX_HEADER_BYTES : BOX_HEADER_BYTES)) return;
    yield { type: textAt(header, 4, 4), offset, size: Math.min(rest, declared) };
    offset += declared;
  }
}
