const digitPattern = /\p{Nd}/u;

/**
 * Value of a digit of any script: Unicode orders the ten digits of each script from its zero (UAX #44, Numeric_Type).
 */
function digitValue(digit: string): number {
  let code = digit.codePointAt(0) ?? 0;
  let distance = 0;
  while (code > 0 && digitPattern.test(String.fromCodePoint(code - 1))) {
    code -= 1;
    distance += 1;
  }
  return distance % 10;
}

/** Text with the digits of every script converted to ASCII: '१५६५' becomes '1565'. */
export const withPlainDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit)));

/** Group separators: comma, full stop, apostrophes, Arabic thousands separator, ordinary and no-break spaces. */
const group = "[,.’'\\u066c \\u00a0\\u2009\\u202f]";
/** Grouped number: 2,000 and 2 000, and 2,00,000 as in India. */
const grouped = `\\d{1,3}(?:${group}\\d{2,3})*${group}\\d{3}(?!\\d)(?:[.,]\\d{1,2}(?!\\d))?`;
/** Decimal number, 5.5 or 5,5, or a time of day. */
const decimal = '\\d+[.,:\\u066b]\\d{1,2}(?![\\d.,:/]*\\d)';
const numberPattern = new RegExp(`(?<!\\d)(?:${grouped}|${decimal}|\\d+)`, 'gu');

/** Range of years with an abbreviated end: 1556–60. */
const shortRange = /(?<!\d)(\d\d)(\d\d)(\s?[-‐-―]\s?)(\d\d)(?![\d.,:]*\d)/gu;

export interface TextNumber {
  /** Digits without separators, for comparison. */
  digits: string;
  /** Number as written, in ASCII digits. */
  written: string;
  /** True when a letter follows directly: '15th', which other languages often spell out. */
  hasEnding: boolean;
}

/** Numbers of a text in order, in any grouping and script. */
export function numbersIn(text: string): TextNumber[] {
  const plain = withPlainDigits(text).replace(shortRange, '$1$2$3$1$4');
  return [...plain.matchAll(numberPattern)].map(({ 0: written, index }) => ({
    digits: written.replace(/\D/gu, '').replace(/^0+(?=\d)/u, ''),
    written,
    hasEnding: /^[\p{L}\p{M}]/u.test(plain.slice(index + written.length)),
  }));
}
