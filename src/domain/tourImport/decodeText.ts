/** Byte order marks (https://encoding.spec.whatwg.org/#bom-sniff). */
const encodings: [bom: readonly number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

export interface DecodedText {
  text: string;
  /** True for a text without a mark of its encoding that is no UTF-8: it was read as Windows-1252. */
  isGuessed: boolean;
}

/** Reason why there is no text: the bytes are none, or in an unknown encoding. */
export type DecodingProblem = 'binary' | 'unknown encoding';

/** Control characters that no text has: all but tab, line ends, form feed and the old mark of a file's end. */
const CONTROLS = /[\0-\x08\x0b\x0e-\x19\x1b-\x1f\x7f]/;
/** Characters that bytes without a meaning in Windows-1252 are decoded to. */
const UNDEFINED = /[\x80-\x9f]/;

const decodeAs = (encoding: string, bytes: Uint8Array, isFatal: boolean) =>
  new TextDecoder(encoding, { fatal: isFatal }).decode(bytes);

function decodeExactly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return decodeAs(encoding, bytes, true);
  } catch {
    // The bytes are invalid in this encoding.
    return null;
  }
}

/** True for UTF-8 of which some bytes are damaged: most of what is outside ASCII makes sense in it. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  let [valid, invalid] = [0, 0];
  for (const character of decodeAs('utf-8', bytes, false)) {
    if (character === '\uFFFD') invalid += 1;
    else if (character > '\x7f') valid += 1;
  }
  return valid > 0 && valid >= invalid;
}

/**
 * Text of a file in UTF-8, with or without a byte order mark, or in UTF-16 with one; else in Windows-1252, in which
 * spreadsheets write plain CSV.
 */
export function decodeText(bytes: Uint8Array): DecodedText | DecodingProblem {
  const marked = encodings.find(([bom]) => bom.every((byte, index) => bytes[index] === byte));
  const exact = decodeExactly(marked?.[1] ?? 'utf-8', bytes);
  if (exact !== null) return exact.includes('\0') ? 'binary' : { text: exact, isGuessed: false };
  if (marked !== undefined) return 'unknown encoding';
  // As a stream: Node 20 would else decode 0x80 to 0x9F as Latin-1, which has no letters there.
  const text = new TextDecoder('windows-1252').decode(bytes, { stream: true });
  if (CONTROLS.test(text)) return 'binary';
  const isOther = UNDEFINED.test(text) || isDamagedUtf8(bytes);
  return isOther ? 'unknown encoding' : { text, isGuessed: true };
}
