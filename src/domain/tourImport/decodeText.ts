/** Byte order marks (https://encoding.spec.whatwg.org/#bom-sniff). */
const encodings: [bom: readonly number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

export interface DecodedText {
  text: string;
  /** True for a text without a byte order mark that is not valid UTF-8 and was decoded as Windows-1252. */
  isGuessed: boolean;
}

/** Reason why decoding failed: binary data, or an unknown encoding. */
export type DecodingProblem = 'binary' | 'unknown encoding';

/**
 * Control characters that do not occur in text: all but tab, line ends, form feed and the historic end-of-file mark.
 */
const CONTROLS = /[\0-\x08\x0b\x0e-\x19\x1b-\x1f\x7f]/;
/** Result of decoding bytes that are undefined in Windows-1252. */
const UNDEFINED = /[\x80-\x9f]/;

const decodeAs = (encoding: string, bytes: Uint8Array, isFatal: boolean) =>
  new TextDecoder(encoding, { fatal: isFatal }).decode(bytes);

function decodeExactly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return decodeAs(encoding, bytes, true);
  } catch {
    // Invalid bytes in this encoding.
    return null;
  }
}

/** True for UTF-8 with some damaged bytes: at least half of the non-ASCII characters are valid. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  let [valid, invalid] = [0, 0];
  for (const character of decodeAs('utf-8', bytes, false)) {
    if (character === '\uFFFD') invalid += 1;
    else if (character > '\x7f') valid += 1;
  }
  return valid > 0 && valid >= invalid;
}

/**
 * Decodes a file as UTF-8, with or without a byte order mark, or as UTF-16 with one; else as Windows-1252, in which
 * spreadsheets write plain CSV.
 */
export function decodeText(bytes: Uint8Array): DecodedText | DecodingProblem {
  const marked = encodings.find(([bom]) => bom.every((byte, index) => bytes[index] === byte));
  const exact = decodeExactly(marked?.[1] ?? 'utf-8', bytes);
  if (exact !== null) return exact.includes('\0') ? 'binary' : { text: exact, isGuessed: false };
  if (marked !== undefined) return 'unknown encoding';
  // With `stream`, because Node 20 otherwise decodes 0x80 to 0x9F as Latin-1 control characters.
  const text = new TextDecoder('windows-1252').decode(bytes, { stream: true });
  if (CONTROLS.test(text)) return 'binary';
  const isOther = UNDEFINED.test(text) || isDamagedUtf8(bytes);
  return isOther ? 'unknown encoding' : { text, isGuessed: true };
}
