import { textAt, viewOf } from './byteViews';

const ID3V2_HEADER_BYTES = 10;
const ID3V2_FOOTER_PRESENT = 0x10;
const ID3V1_BYTES = 128;
const APE_HEADER_BYTES = 32;
/** Bit 29 of the APEv2 tag flags: set in a header, clear in a footer. */
const APE_IS_HEADER = 0x20;

/**
 * Length of an ID3v2 tag (ID3v2.4.0 structure, 3.1 and 3.4): a synchsafe size of four times seven bits, plus an
 * optional footer.
 */
function id3v2Length(bytes: Uint8Array, offset: number): number {
  const size = [6, 7, 8, 9].map((byte) => bytes[offset + byte] ?? 0);
  if (size.some((byte) => byte >= 0x80)) return 0;
  const hasFooter = ((bytes[offset + 5] ?? 0) & ID3V2_FOOTER_PRESENT) !== 0;
  const content = size.reduce((total, byte) => total * 128 + byte, 0);
  return ID3V2_HEADER_BYTES + content + (hasFooter ? ID3V2_HEADER_BYTES : 0);
}

/** Length of an APEv1 or APEv2 tag, whose little-endian size counts items and footer. */
function apeLength(bytes: Uint8Array, offset: number): number {
  const size = viewOf(bytes).getUint32(offset + 12, true);
  const isHeader = ((bytes[offset + 23] ?? 0) & APE_IS_HEADER) !== 0;
  return isHeader ? APE_HEADER_BYTES + size : APE_HEADER_BYTES;
}

/**
 * Length in bytes of the tag at this offset, 0 for none: ID3v2, ID3v1 (the last 128 bytes) or APE. `bytes` must end
 * with the file, or far beyond the offset.
 */
export function tagLength(bytes: Uint8Array, offset: number): number {
  const remaining = bytes.length - offset;
  const [a = 0, b = 0, c = 0] = [bytes[offset], bytes[offset + 1], bytes[offset + 2]];
  const isId3v2 = a === 0x49 && b === 0x44 && c === 0x33 && remaining >= ID3V2_HEADER_BYTES;
  if (isId3v2) return id3v2Length(bytes, offset);
  if (a === 0x54 && b === 0x41 && c === 0x47 && remaining === ID3V1_BYTES) return ID3V1_BYTES;
  const isApe = a === 0x41 && b === 0x50 && remaining >= APE_HEADER_BYTES;
  return isApe && textAt(bytes, offset, 8) === 'APETAGEX' ? apeLength(bytes, offset) : 0;
}
