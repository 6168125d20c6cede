import { diffWords, withSpace, wordsOf, type DiffPart } from './diffWords';
import { graphemesOf } from '../script';
import { shortText } from '../shortText';

/** Maximum length of the context before the first change, and of deleted words, in graphemes. */
const CONTEXT_LENGTH = 24;
const DELETED_LENGTH = 40;

const lengthOf = (text: string) => graphemesOf(text).length;

/** Last words of a text, after an ellipsis if there are more. */
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
 * Excerpt of a text's changes, from a few words before the first one, at most about `length` graphemes. Deleted words
 * precede their replacement. Empty when nothing changed.
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
