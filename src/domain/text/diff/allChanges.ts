import { diffWords, withSpace, wordsOf, type DiffPart } from './diffWords';

/** Number of words that are kept beside a change. */
const CONTEXT_WORDS = 6;

/** The words of a text beside changes; an ellipsis replaces those between. */
function shortened(text: string, isAfterChange: boolean, isBeforeChange: boolean): string {
  const words = wordsOf(text);
  const start = isAfterChange ? CONTEXT_WORDS : 0;
  const end = words.length - (isBeforeChange ? CONTEXT_WORDS : 0);
  // One word less is not worth an ellipsis.
  if (end - start < 2) return text;
  return `${words.slice(0, start).join('')}…${words.slice(end).join('')}`;
}

/** All changes of a text with a few words beside each. Empty where nothing changed. */
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
