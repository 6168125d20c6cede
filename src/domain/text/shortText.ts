import { graphemesOf } from './script';

/** A text of at most so many graphemes: the end of a longer one gives way to an ellipsis. */
export function shortText(text: string, length: number): string {
  const graphemes = graphemesOf(text);
  if (graphemes.length <= length) return text;
  const start = graphemes.slice(0, length - 1).join('');
  return `${start.trimEnd()}…`;
}
