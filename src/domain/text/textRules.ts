import { number, string } from 'yup';
import { textLimits, tooLong, type TextLimit } from './textLimits';
import { isStorableUrl } from './httpUrl';

/** Largest value of PostgreSQL's integer. */
export const MAX_INTEGER = 2_147_483_647;
/** Bound of a time in a recording in seconds: numeric(12, 3) holds what is below. */
export const MAX_TIME_SECONDS = 999_999_999;

/** A text of at most so many UTF-16 units; `label` begins the message. */
export const boundedText = (label: string, limit: TextLimit) =>
  string().max(textLimits[limit], tooLong(label, limit));

/** A count or a length in whole units, a text in digits alone; `message` is that of a value that is none. */
export function wholeNumber(label: string, message: string) {
  return number()
    .transform((value: unknown, given: unknown) =>
      typeof given === 'string' && !/^\s*-?\d+\s*$/.test(given) ? NaN : value,
    )
    .typeError(message)
    .integer(message)
    .max(MAX_INTEGER, `${label} must be at most ${MAX_INTEGER}`);
}

/** The URL of a picture as a body carries it. */
export const pictureUrl = () =>
  boundedText('The address of the picture', 'url').test(
    'picture-url',
    'The address of the picture must begin with http:// or https://',
    (value) => value === undefined || value === null || value === '' || isStorableUrl(value),
  );

/** Times of four-digit years (RFC 3339, section 5.6): other years are beyond what is stored and shown. */
const fourDigitYear = /^[12]\d{3}-\d{2}-\d{2}([Tt ]|$)/;

/** A moment as a body carries it. */
export const isoTime = () =>
  string().test(
    'iso-time',
    'Not a date',
    (value) => !value || (fourDigitYear.test(value) && !Number.isNaN(Date.parse(value))),
  );
