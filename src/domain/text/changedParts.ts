import { diffArrays } from 'diff';

/** Stretch of a text: words that its base has in the same order, or words that it lacks. */
export interface TextPart {
  text: string;
  isChanged: boolean;
}

/** Most words added and removed before a text counts as another one: the time grows by their square. */
const MAX_EDITED_WORDS = 400;

/** A word with the space around it; scripts without spaces have a word for each character. */
const words =
  /\s*(?:[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]|[^\s\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]+)\s*/gu;

const wordsOf = (text: string): string[] => text.match(words) ?? [];
const isSameWord = (one: string, other: string) => one.trim() === other.trim();

/**
 * Parts of a text, which make it up in their order, told by whether its base has their words. Spaces
 * alone are no change.
 */
export function changedParts(base: string, text: string): TextPart[] {
  const differences = diffArrays(wordsOf(base), wordsOf(text), {
    comparator: isSameWord,
    maxEditLength: MAX_EDITED_WORDS,
  });
  if (differences === undefined) return [{ text, isChanged: true }];
  return differences
    .filter(({ removed }) => !removed)
    .map(({ added, value }) => ({ text: value.join(''), isChanged: added }));
}
