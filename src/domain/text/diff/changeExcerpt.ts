import { diffWords, withSpace, wordsOf, type DiffPart } from './diffWords';
import { graphemesOf } from '../script';
import { shortText } from '../shortText';

/** Greatest length of the words before the first change, and of those that are deleted, in graphemes. */
const CONTEXT_LENGTH = 24;
const DELETED_LENGTH = 40;

const lengthOf = (text: string) => graphemesOf(text).length;

/** The last words of a text, after an ellipsis where there are more. */
function lastWords(text: string): string {
  const words = wordsOf(text);
  let start = words.length;
  let length = 0;
  while (start > 0) {
    length += lengthOf(words[start - 1] ?? '');
    if (length > CONTEXT_LENGTH) break;
    start -= 1;
  }
  return start === 0 ? text : `…${words.slice(start).join('')}`;
}

/**
 * Changes of a text in little room: from a few words before the first change on, at most about so many graphemes.
 * Deleted words come before those in their place. Empty where nothing changed.
 */
export function changeExcerpt(base: string, text: string, length: number): DiffPart[] {
  const parts = diffWords(base, text);
  const first = parts.findIndex(({ change }) => change !== 'same');
  const excerpt: DiffPart[] = [];
  let room = length;
  for (const [index, part] of parts.entries()) {
    if (first < 0 || room <= 1) break;
    const whole = index < first ? lastWords(part.text) : part.text;
    const spaced = index < parts.length - 1 ? withSpace(whole) : whole;
    const most = part.change === 'deleted' ? Math.min(DELETED_LENGTH, room) : room;
    const shown = shortText(spaced, most);
    excerpt.push({ text: shown, change: part.change });
    room -= lengthOf(shown);
  }
  return excerpt;
}
