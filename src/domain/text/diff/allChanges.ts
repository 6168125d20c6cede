import { diffWords, withSpace, wordsOf, type DiffPart } from './diffWords';

/** Number of words kept on each side of a change. */
const CONTEXT_WORDS = 6;

/** Text reduced to the words next to changes, with an ellipsis for those between. */
function shortened(text: string, isAfterChange: boolean, isBeforeChange: boolean): string {
  const words = wordsOf(text);
  const start = isAfterChange ? CONTEXT_WORDS : 0;
  const end = words.length - (isBeforeChange ? CONTEXT_WORDS : 0);
  // Replacing a single word by an ellipsis saves nothing.
  if (end - start < 2) return text;
  return `${words.slice(0, start).join('')}…${words.slice(end).join('')}`;
}

/** All changes of a text with a few words of context. Empty when nothing changed. */
export function allChanges(base: string, text: string): DiffPart[] {
  const parts = diffWords(base, text);
  if (parts.every(({ change }) => change === 'same')) return [];
  const last = parts.length - 1;
  return parts.map((part, index) => {
    const shown =
      part.change === 'same' ? shortened(part.text, index > 0, index < last) : part.text;
    return { change: part.change, text: index < last ? withSpace(shown) : shown };
  });
}
