import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ChapterHint } from '../../../domain/chapters/chapterHints';

interface HintListProps {
  hints: readonly ChapterHint[];
  onGoTo: (hint: ChapterHint) => void;
}

/** Hints about chapters that may confuse a listener; none of them prevents saving. */
export function HintList({ hints, onGoTo }: HintListProps) {
  if (hints.length === 0) return null;
  return (
    <Box component="details" sx={{ fontSize: 13, color: 'text.secondary' }}>
      <Box
        component="summary"
        sx={{ cursor: 'pointer', width: 'fit-content', borderRadius: '3px' }}
      >
        {hints.length === 1 ? '1 hint' : `${hints.length} hints`}
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {hints.map((hint) => (
          <li key={`${hint.kind} ${hint.chapterId}`}>
            {hint.text}{' '}
            <Link component="button" onClick={() => onGoTo(hint)} sx={{ fontSize: 13 }}>
              Go there
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
