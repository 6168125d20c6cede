const graphemes = new Intl.Segmenter();

/** A text of at most so many graphemes: the end of a longer one gives way to an ellipsis. */
export function shortText(text: string, length: number): string {
  const all = Array.from(graphemes.segment(text), ({ segment }) => segment);
  return all.length <= length
    ? text
    : `${all
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}
