import { parseTimecode } from '../text/duration';

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Decimal digits of any script as those of ASCII: in Unicode each script has its ten in one run, from zero on. */
const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (isDigit(code - before - 1)) before += 1;
    return String(before % 10);
  });

/** Milliseconds of a time as people type it: as `parseTimecode`, in any digits, with a decimal comma too, Latin or Arabic. */
export const parseTypedTime = (text: string): number | null =>
  parseTimecode(plainDigits(text).replace(/[,٫]/, '.'));

/** Whole seconds of a duration as people type it: '4020', '67:00' or '1:07:00'; null for anything else. */
export function parseTypedSeconds(text: string): number | null {
  const plain = plainDigits(text).trim();
  const ms = plain.includes(':') || /^\d+$/.test(plain) ? parseTypedTime(plain) : null;
  return ms === null || ms % 1000 !== 0 ? null : ms / 1000;
}
