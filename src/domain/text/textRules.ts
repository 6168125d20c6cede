import { number, string } from 'yup';
import { isSentAddress } from './webAddress';

/** Longest texts, in UTF-16 units: what the maxlength of an input counts. */
export const textLimits = {
  title: 300,
  description: 20_000,
  transcript: 200_000,
  name: 120,
  slug: 200,
  /** A language tag (RFC 5646, section 4.4.1). */
  language: 35,
  flag: 32,
  fileName: 255,
  address: 2048,
  id: 200,
  reason: 2000,
} as const;

/** Largest value of PostgreSQL's integer. */
export const MAX_INTEGER = 2_147_483_647;
/** Bound of a time in a recording in seconds: numeric(12, 3) holds what is below. */
export const MAX_TIME_SECONDS = 999_999_999;

export type TextLimit = keyof typeof textLimits;

/** A text of at most so many UTF-16 units; `label` begins the message. */
export function boundedText(label: string, limit: TextLimit) {
  const length = textLimits[limit];
  return string().max(length, `${label} must be at most ${length.toLocaleString('en')} characters`);
}

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

/** The address of a picture as a body carries it. */
export const pictureAddress = () =>
  boundedText('The address of the picture', 'address').test(
    'picture-address',
    'The address of the picture must begin with http:// or https://',
    (value) => value === undefined || value === null || value === '' || isSentAddress(value),
  );
