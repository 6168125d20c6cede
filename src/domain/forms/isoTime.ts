import { string } from 'yup';

/** Times of four-digit years (RFC 3339, section 5.6): other years are beyond what is stored and shown. */
const fourDigitYear = /^[12]\d{3}-\d{2}-\d{2}([Tt ]|$)/;

/** A moment as a body carries it. */
export const isoTime = () =>
  string().test(
    'iso-time',
    'Not a date',
    (value) => !value || (fourDigitYear.test(value) && !Number.isNaN(Date.parse(value))),
  );
