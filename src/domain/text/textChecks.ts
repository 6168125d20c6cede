export type TextCheck = 'blank' | 'same' | 'title only' | 'short' | 'long';

/** What each check says beside a translation. */
export const textCheckWords: Record<TextCheck, string> = {
  blank: 'No title yet',
  same: 'Identical to the source',
  'title only': 'The description is missing',
  short: 'Much shorter than the source',
  long: 'Much longer than the source',
};

interface Words {
  title: string;
  description: string;
}

/** Below this many characters a length tells nothing. */
const LENGTH_FROM = 60;
/** Scripts differ in length; half and double are still ordinary. */
const SHORT = 0.35;
const LONG = 2.8;

/** What looks unfinished in a translation beside its source: advice, never a wall. */
export function textChecks(source: Words, translation: Words): TextCheck[] {
  const title = translation.title.trim();
  const description = translation.description.trim();
  const original = source.description.trim();
  if (title === '' && description === '') return ['blank'];
  const checks: TextCheck[] = [];
  if (title === '') checks.push('blank');
  if (original !== '' && description === '') checks.push('title only');
  // A name may well be the same in two languages; a description is not.
  const isCopied = description === '' ? false : description === original;
  if (isCopied) checks.push('same');
  if (!isCopied && original.length >= LENGTH_FROM && description !== '') {
    const ratio = description.length / original.length;
    if (ratio < SHORT) checks.push('short');
    if (ratio > LONG) checks.push('long');
  }
  return checks;
}
