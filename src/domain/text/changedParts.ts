import { diffArrays } from 'diff';

/** Stretch of a text: words that its base has in the same order, or words that it lacks. */
export interface TextPart {
  text: string;
  isChanged: boolean;
}

/** Most words added and removed before a text counts as another one: the time grows by their square. */
const MAX_EDITED_WORDS = 400;

/** Least share of the words that texts have in common which is told apart, where they are scattered. */
const LEAST_COMMON = 1 / 3;

/** A word with the space around it; scripts without spaces have a word for each character. */
const words =
  /\s*(?:[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]|[^\s\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]+)\s*/gu;

const wordsOf = (text: string): string[] => text.match(words) ?? [];
const isSameWord = (one: string, other: string) => one.trim() === other.trim();

/** True for words in common that stand here and there in a text that was written anew. */
function isScattered(base: readonly string[], text: readonly string[], common: string[][]) {
  const share = common.flat().length / Math.max(base.length, text.length);
  return common.length > 1 && share < LEAST_COMMON;
}

/**
 * Parts of a text, which make it up in their order, told by whether its base has their words. Spaces
 * alone are no change; a text that was written anew is one part.
 */
export function changedParts(base: string, text: string): TextPart[] {
  const [baseWords, textWords] = [wordsOf(base), wordsOf(text)];
  const differences = diffArrays(baseWords, textWords, {
    comparator: isSameWord,
    maxEditLength: MAX_EDITED_WORDS,
  });
  const parts = differences?.filter(({ removed }) => !removed) ?? [];
  const common = parts.filter(({ added }) => !added).map(({ value }) => value);
  if (differences === undefined || isScattered(baseWords, textWords, common))
    return [{ text, isChanged: true }];
  return parts.map(({ added, value }) => ({ text: value.join(''), isChanged: added }));
}
