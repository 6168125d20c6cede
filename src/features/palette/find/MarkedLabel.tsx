import Box from '@mui/material/Box';
import { foldForSearch, searchWords } from '../../../domain/text/searchText';

/** Parts of a label, those marked that are words of a query. */
function markedParts(label: string, query: string): { text: string; isFound: boolean }[] {
  const folded = foldForSearch(label);
  // Places in the folded text are those of the label only where folding kept its length.
  if (folded.length !== label.length) return [{ text: label, isFound: false }];
  const isMarked = Array.from({ length: label.length }, () => false);
  for (const word of searchWords(query)) {
    const start = folded.indexOf(word);
    if (start >= 0) isMarked.fill(true, start, start + word.length);
  }
  const parts: { text: string; isFound: boolean }[] = [];
  for (const [at, isFound] of isMarked.entries()) {
    const last = parts.at(-1);
    if (last?.isFound === isFound) last.text += label[at] ?? '';
    else parts.push({ text: label[at] ?? '', isFound });
  }
  return parts;
}

/** Label of an entry, with the letters that were looked for marked. */
export function MarkedLabel({ label, query }: { label: string; query: string }) {
  return markedParts(label, query).map(({ text, isFound }, index) =>
    isFound ? (
      // The parts have no ids, and are drawn anew as one.
      <Box key={index} component="b" sx={{ fontWeight: 700 }}>
        {text}
      </Box>
    ) : (
      text
    ),
  );
}
