import { diffArrays } from 'diff';

/** Stretch of two texts: words of both, of the base alone, or of the text alone. */
export interface DiffPart {
  text: string;
  change: 'same' | 'deleted' | 'inserted';
}

/** Most words added and removed before a text counts as another one: the time grows by their square. */
const MAX_EDITED_WORDS = 400;

/** Least share of scattered words in common for a comparison word by word. */
const LEAST_COMMON = 1 / 3;

/** A character of the scripts that put no space between words. */
const spaceless = '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}]';
/** A word with the space around it; a spaceless script has a word for each character. */
const words = new RegExp(`\\s*(?:${spaceless}|(?:(?!${spaceless})\\S)+)\\s*`, 'gu');
const endsWord = new RegExp(`(?:\\s|${spaceless})$`, 'u');

export const wordsOf = (text: string): string[] => text.match(words) ?? [];
/** Words before others: the last word of one of two texts has no space after it. */
export const withSpace = (text: string) => (endsWord.test(text) ? text : `${text} `);
const isSameWord = (one: string, other: string) => one.trim() === other.trim();

/** True where the words in common are few, and scattered over a text that was written anew. */
function isScattered(common: readonly string[][], count: number): boolean {
  return common.length > 1 && common.flat().length / count < LEAST_COMMON;
}

/**
 * Words of a text and of its base in one order, the deleted before the inserted; empty texts have no part. Spaces
 * alone are no change; a text that was written anew is one part, after that of its base.
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
