/** Text in three parts: what is as before at its start, what changed, and what is as before at its end. */
export interface ChangedPart {
  before: string;
  changed: string;
  after: string;
}

/** Words with the space after each; a text without spaces is one word. */
const wordsOf = (text: string): string[] => text.match(/\s*\S+\s*/gu) ?? [];

/** The words of a text that differ from those of its base, as one part from the first to the last. */
export function changedPart(base: string, text: string): ChangedPart {
  const baseWords = wordsOf(base).map((word) => word.trim());
  const words = wordsOf(text);
  const most = Math.min(baseWords.length, words.length);
  let first = 0;
  while (first < most && words[first]?.trim() === baseWords[first]) first += 1;
  let last = 0;
  while (last < most - first && words.at(-1 - last)?.trim() === baseWords.at(-1 - last)) last += 1;
  const end = words.length - last;
  return {
    before: words.slice(0, first).join(''),
    changed: words.slice(first, end).join(''),
    after: words.slice(end).join(''),
  };
}
