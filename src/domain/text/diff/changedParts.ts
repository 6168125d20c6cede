import { diffArrays } from 'diff';

/** Stretch of a text: words that its base has in the same order, or words that it lacks. */
export interface TextPart {
  text: string;
  isChanged: boolean;
}

/** Stretch of two texts: words of both, of the base alone, or of the text alone. */
export interface DiffPart {
  text: string;
  change: 'same' | 'deleted' | 'inserted';
}

/** Most words added and removed before a text counts as another one: the time grows by their square. */
const MAX_EDITED_WORDS = 400;

/** Least share of the words that texts have in common which is told apart, where they are scattered. */
const LEAST_COMMON = 1 / 3;

/** A word with the space around it; scripts without spaces have a word for each character. */
const words =
  /\s*(?:[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]|[^\s\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]+)\s*/gu;

export const wordsOf = (text: string): string[] => text.match(words) ?? [];
const isSameWord = (one: string, other: string) => one.trim() === other.trim();

/** True for words in common that stand here and there in a text that was written anew. */
function isScattered(base: readonly string[], text: readonly string[], common: string[][]) {
  const share = common.flat().length / Math.max(base.length, text.length);
  return common.length > 1 && share < LEAST_COMMON;
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
  const parts = differences?.map(({ added, removed, value }): DiffPart => {
    const change = added ? 'inserted' : removed ? 'deleted' : 'same';
    return { text: value.join(''), change };
  });
  const common = differences?.filter(({ added, removed }) => !added && !removed) ?? [];
  const isAnew = isScattered(
    baseWords,
    textWords,
    common.map(({ value }) => value),
  );
  if (parts !== undefined && !isAnew) return parts;
  const whole: DiffPart[] = [
    { text: base, change: 'deleted' },
    { text, change: 'inserted' },
  ];
  return whole.filter((part) => part.text !== '');
}

/** Parts of a text, which make it up in their order, told by whether its base has their words. */
export const changedParts = (base: string, text: string): TextPart[] =>
  diffWords(base, text)
    .filter(({ change }) => change !== 'deleted')
    .map((part) => ({ text: part.text, isChanged: part.change === 'inserted' }));
