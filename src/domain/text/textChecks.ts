export type TextCheck = 'blank' | 'same' | 'title only' | 'short' | 'long';

/** Message of each check, shown beside the translation. */
export const textCheckLabels: Record<TextCheck, string> = {
  blank: 'No title yet',
  same: 'Identical to the source',
  'title only': 'The description is missing',
  short: 'Much shorter than the source',
  long: 'Much longer than the source',
};

interface Texts {
  title: string;
  description: string;
}

/** Minimum source length for comparing lengths, in UTF-16 code units. */
const MIN_SOURCE_LENGTH = 60;
/** Bounds of translation length over source length. Scripts differ: half and double are normal. */
const MIN_LENGTH_RATIO = 0.35;
const MAX_LENGTH_RATIO = 2.8;

/** Signs of an unfinished translation; advisory only. */
export function textChecks(source: Texts, translation: Texts): TextCheck[] {
  const title = translation.title.trim();
  const description = translation.description.trim();
  const original = source.description.trim();
  if (title === '' && description === '') return ['blank'];
  const checks: TextCheck[] = [];
  if (title === '') checks.push('blank');
  if (original !== '' && description === '') checks.push('title only');
  // Titles may be equal in two languages, as names are; descriptions are not.
  const isCopied = description === '' ? false : description === original;
  if (isCopied) checks.push('same');
  if (!isCopied && original.length >= MIN_SOURCE_LENGTH && description !== '') {
    const ratio = description.length / original.length;
    if (ratio < MIN_LENGTH_RATIO) checks.push('short');
    if (ratio > MAX_LENGTH_RATIO) checks.push('long');
  }
  return checks;
}
