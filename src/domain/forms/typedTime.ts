import { parseSeconds, parseTimecode } from '../text/duration';

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/**
 * Converts decimal digits of any script to ASCII: in Unicode, each script has its ten digits in one run, starting at
 * zero.
 */
const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (isDigit(code - before - 1)) before += 1;
    return String(before % 10);
  });

/**
 * Milliseconds of a typed time: like `parseTimecode`, in digits of any script, and with a Latin or Arabic decimal
 * comma. Null when invalid.
 */
export const parseTypedTime = (text: string): number | null =>
  parseTimecode(plainDigits(text).replace(/[,٫]/, '.'));

/** Numbers with units: '1 h 30 min', '2m30', '90s'; a last number without a unit takes the next smaller unit. */
const withUnits =
  /^(?:(\d+) ?h(?:rs?|ours?)?)? ?(?:(\d+) ?m(?:ins?|inutes?)?)? ?(?:(\d+) ?s(?:ecs?|econds?)?)?$/;
const minutesLast = /(h(?:rs?|ours?)? ?\d{1,2})$/;
const secondsLast = /(m(?:ins?|inutes?)? ?\d{1,2})$/;

/** Seconds of '1h30', '2 min' or '1 h 5 m 20 s'; null for anything else. */
function parseUnits(text: string): number | null {
  const whole = text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(minutesLast, '$1m')
    .replace(secondsLast, '$1s');
  const parts = withUnits.exec(whole);
  if (parts === null) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = parts;
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return Number.isSafeInteger(total) ? total : null;
}

/** Whole seconds of a typed duration: '4020', '67:00', '1:07:00', '67 min' or '1h07'; null for anything else. */
export function parseTypedSeconds(text: string): number | null {
  const plain = plainDigits(text).trim();
  if (/[a-z]/i.test(plain)) return parseUnits(plain);
  const ms = plain.includes(':') || /^\d+$/.test(plain) ? parseTypedTime(plain) : null;
  return ms === null || ms % 1000 !== 0 ? null : ms / 1000;
}

/** True when the value of a duration field is text that is not a duration. */
export const isUnparsedDuration = (value: number | string | null): boolean =>
  typeof value === 'string' && value.trim() !== '' && parseSeconds(value) === null;
