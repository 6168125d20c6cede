import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ChapterHint } from '../../../domain/chapters/chapterHints';
import { isModalOpen } from '../../../ui/command/command';

interface HintListProps {
  hints: readonly ChapterHint[];
  onGoTo: (hint: ChapterHint) => void;
}

const listStyle = {
  position: 'absolute',
  zIndex: 3,
  left: 8,
  bottom: '100%',
  maxWidth: 'calc(100% - 16px)',
  maxHeight: 220,
  overflowY: 'auto',
  m: 0,
  py: 1,
  pl: 4,
  pr: 2,
  border: '1px solid var(--line)',
  borderRadius: 1,
  backgroundColor: 'var(--raised)',
  boxShadow: 'var(--float-shadow)',
};

/** Closes a disclosure on Escape from anywhere; focus inside it moves to its summary. */
function useEscapeCloses() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      const { current } = details;
      if (event.key !== 'Escape' || event.defaultPrevented || isModalOpen()) return;
      if (current?.open !== true) return;
      event.preventDefault();
      if (current.contains(document.activeElement)) current.querySelector('summary')?.focus();
      current.open = false;
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);
  return details;
}

/**
 * Hints about chapters that may confuse listeners; none of them blocks saving. They open as an overlay on the table,
 * without a layout shift.
 */
export function HintList({ hints, onGoTo }: HintListProps) {
  const details = useEscapeCloses();
  if (hints.length === 0) return null;
  return (
    <Box component="details" ref={details} sx={{ fontSize: 13, color: 'text.secondary' }}>
      <Box
        component="summary"
        sx={{ cursor: 'pointer', width: 'fit-content', borderRadius: '3px' }}
      >
        {hints.length === 1 ? '1 hint' : `${hints.length} hints`}
      </Box>
      <Box component="ul" sx={listStyle}>
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
