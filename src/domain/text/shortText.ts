import { graphemesOf } from './script';

/** Text cut to a number of graphemes, the last of which is an ellipsis if anything was cut. */
export function shortText(text: string, length: number): string {
  const graphemes = graphemesOf(text);
  if (graphemes.length <= length) return text;
  const start = graphemes.slice(0, length - 1).join('');
  return `${start.trimEnd()}…`;
}
