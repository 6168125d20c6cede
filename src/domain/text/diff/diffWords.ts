import { diffArrays } from 'diff';

/** Run of words in both texts, in the base only, or in the new text only. */
export interface DiffPart {
  text: string;
  change: 'same' | 'deleted' | 'inserted';
}

/**
 * Maximum number of words added and removed before a text counts as rewritten, because the time grows with its square.
 */
const MAX_EDITED_WORDS = 400;

/** Minimum share of scattered common words for a word-by-word diff. */
const LEAST_COMMON = 1 / 3;

/** Character of a script without spaces between words. */
const spaceless = '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}]';
/** Word with the surrounding space; in a spaceless script, each character is a word. */
const words = new RegExp(`\\s*(?:${spaceless}|(?:(?!${spaceless})\\S)+)\\s*`, 'gu');
const endsWord = new RegExp(`(?:\\s|${spaceless})$`, 'u');

export const wordsOf = (text: string): string[] => text.match(words) ?? [];
/** Text with a space appended, when it lacks one to be followed by other words. */
export const withSpace = (text: string) => (endsWord.test(text) ? text : `${text} `);
const isSameWord = (one: string, other: string) => one.trim() === other.trim();

/** True when the common words are few and scattered, as in a rewritten text. */
function isScattered(common: readonly string[][], count: number): boolean {
  return common.length > 1 && common.flat().length / count < LEAST_COMMON;
}

/**
 * Word diff of a text against its base, deletions before insertions; empty texts have no part. Whitespace changes are
 * ignored; a rewritten text is a single insertion, after the deletion of its base.
 */
export function diffWords(base: string, text: string): DiffPart[] {
  const [baseWords, textWords] = [wordsOf(base), wordsOf(text)];
  const differences = diffArrays(baseWords, textWords, {
    comparator: isSameWord,
    maxEditLength: MAX_EDITED_WORDS,
  });
  const common = differences?.filter(({ added, removed }) => !added && !removed) ?? [];
  const isAnew = isScattered(
    common.map(({ value }) => value),
    Math.max(baseWords.length, textWords.length),
  );
  if (differences !== undefined && !isAnew) {
    return differences.map(({ added, removed, value }) => {
      const change = added ? 'inserted' : removed ? 'deleted' : 'same';
      return { text: value.join(''), change };
    });
  }
  const whole: DiffPart[] = [
    { text: base, change: 'deleted' },
    { text, change: 'inserted' },
  ];
  return whole.filter((part) => part.text !== '');
}
