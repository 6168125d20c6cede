const digitPattern = /\p{Nd}/u;

/** Value of a digit of any script: Unicode has the ten of each in order, from its zero on (UAX 44, Numeric_Type). */
function digitValue(digit: string): number {
  let code = digit.codePointAt(0) ?? 0;
  let distance = 0;
  while (code > 0 && digitPattern.test(String.fromCodePoint(code - 1))) {
    code -= 1;
    distance += 1;
  }
  return distance % 10;
}

/** Text with the digits of every script as those of ASCII: '१५६५' is '1565'. */
export const withPlainDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit)));

/** Signs between groups of digits: comma, stop, apostrophes, Arabic thousands sign, ordinary and no-break spaces. */
const group = "[,.’'\\u066c \\u00a0\\u2009\\u202f]";
/** 2,000 and 2 000, and 2,00,000 as India groups. */
const grouped = `\\d{1,3}(?:${group}\\d{2,3})*${group}\\d{3}(?!\\d)(?:[.,]\\d{1,2}(?!\\d))?`;
/** 5.5 and 5,5, and a time of day. */
const decimal = '\\d+[.,:\\u066b]\\d{1,2}(?![\\d.,:/]*\\d)';
const numberPattern = new RegExp(`(?<!\\d)(?:${grouped}|${decimal}|\\d+)`, 'gu');

/** The second year of a range in which it is shortened: 1556–60. */
const shortRange = /(?<!\d)(\d\d)(\d\d)(\s?[-‐-―]\s?)(\d\d)(?![\d.,:]*\d)/gu;

export interface TextNumber {
  /** Digits alone, by which numbers are compared. */
  digits: string;
  /** The number as it is written, in the digits of ASCII. */
  written: string;
  /** True where a letter follows at once: '15th', which is often a word in another language. */
  hasEnding: boolean;
}

/** Numbers of a text in order, however they are grouped and in whatever script. */
export function numbersIn(text: string): TextNumber[] {
  const plain = withPlainDigits(text).replace(shortRange, '$1$2$3$1$4');
  return [...plain.matchAll(numberPattern)].map(({ 0: written, index }) => ({
    digits: written.replace(/\D/gu, '').replace(/^0+(?=\d)/u, ''),
    written,
    hasEnding: /^[\p{L}\p{M}]/u.test(plain.slice(index + written.length)),
  }));
}
