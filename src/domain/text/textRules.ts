import { number, string } from 'yup';
import { textLimits, tooLong, type TextLimit } from './textLimits';
import { isStorableUrl } from './httpUrl';

/** Maximum value of PostgreSQL's integer. */
export const MAX_INTEGER = 2_147_483_647;
/** Bound of a time in a recording in seconds, within numeric(12, 3). */
export const MAX_TIME_SECONDS = 999_999_999;

/** Rule for a text with a limit; the message starts with `label`. */
export const boundedText = (label: string, limit: TextLimit) =>
  string().max(textLimits[limit], tooLong(label, limit));

/** Rule for a whole number, also given as text in digits; `message` reports a value that is not a number. */
export function wholeNumber(label: string, message: string) {
  return number()
    .transform((value: unknown, given: unknown) =>
      typeof given === 'string' && !/^\s*-?\d+\s*$/.test(given) ? NaN : value,
    )
    .typeError(message)
    .integer(message)
    .max(MAX_INTEGER, `${label} must be at most ${MAX_INTEGER}`);
}

/** Rule for a picture's URL in a request body. */
export const pictureUrl = () =>
  boundedText('The address of the picture', 'url').test(
    'picture-url',
    'The address of the picture must begin with http:// or https://',
    (value) => value === undefined || value === null || value === '' || isStorableUrl(value),
  );

/** Time with a four-digit year (RFC 3339, section 5.6); other years cannot be stored and displayed. */
const fourDigitYear = /^[12]\d{3}-\d{2}-\d{2}([Tt ]|$)/;

/** Rule for a timestamp in a request body. */
export const isoTime = () =>
  string().test(
    'iso-time',
    'Not a date',
    (value) => !value || (fourDigitYear.test(value) && !Number.isNaN(Date.parse(value))),
  );
