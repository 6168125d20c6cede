import { lazy, Suspense, useRef, useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { countOf, formatCount } from '../../../../domain/text/count';
import { useCommands } from '../../../../ui/command/CommandScope';
import { type TextPair } from '../textPairs';
import { useRecordInSight } from './useRecordInSight';

// Loaded when the menu is first opened.
const SectionMenu = lazy(async () => ({ default: (await import('./SectionMenu')).SectionMenu }));

const POSITION_KEYS = 'Alt+G';

interface SectionPositionProps {
  pairs: readonly TextPair[];
  sourceLanguage: string;
}

/** Position in the tour, as in 'Section 12 of 19'; opens a menu of its sections. */
export function SectionPosition({ pairs, sourceLanguage }: SectionPositionProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const index = useRecordInSight();
  const sectionCount = pairs.length - 1;
  useCommands(
    [
      {
        id: 'go-to-section',
        label: 'Go to a section of this tour',
        group: 'Translate',
        keys: [POSITION_KEYS],
        worksWhileTyping: true,
        canRun: () => sectionCount > 0,
        run: () => setOpen(true),
      },
    ],
    '',
  );
  const current = pairs[index] ?? pairs[0];
  if (sectionCount === 0 || current === undefined) return null;
  const position =
    current.key === 'tour'
      ? `Tour, ${countOf(sectionCount, 'section')}`
      : `${current.label} of ${formatCount(sectionCount)}`;
  return (
    <>
      <Button
        ref={button}
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`${position}: go to a section`}
        aria-keyshortcuts={POSITION_KEYS}
        title={`Go to a section (${POSITION_KEYS})`}
        endIcon={<ExpandMore />}
        onClick={() => setOpen(true)}
        sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}
      >
        {position}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SectionMenu
            pairs={pairs}
            currentKey={current.key}
            sourceLanguage={sourceLanguage}
            anchor={() => button.current}
            onClosed={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
