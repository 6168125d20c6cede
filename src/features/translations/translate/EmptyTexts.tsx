import { useRef, type ReactNode } from 'react';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { countOf, formatCount } from '../../../domain/text/count';
import { useCommands } from '../../../ui/command/CommandScope';
import { KeyHint } from '../../../ui/command/KeyHint';
import { nextField } from './position/remainingFields';
import { outdatedNames } from './source/outdatedPairs';
import { emptyNames, namesWithSource, type PairValues, type TextPair } from './textPairs';

const NEXT_KEYS = 'Alt+J';

interface EmptyTextsProps {
  pairs: readonly TextPair[];
  /** True for the compact form. */
  isShort: boolean;
  /** Additional tools. */
  children?: ReactNode;
}

/** Counts of empty texts with a source and of outdated texts, with a button to the next one. */
export function EmptyTexts({ pairs, isShort, children }: EmptyTextsProps) {
  const { values } = useFormikContext<PairValues>();
  const line = useRef<HTMLDivElement>(null);
  const names = namesWithSource(pairs);
  const empty = emptyNames(pairs, values);
  const outdated = outdatedNames(pairs, values);
  const isAnyOutdated = outdated.length > 0;
  const left = [...empty, ...outdated];
  const label = isAnyOutdated ? 'Next empty or outdated text' : 'Next empty text';
  const [emptyCount, all] = [formatCount(empty.length), countOf(names.length, 'text')];
  const isFull = empty.length === 0;
  const count = isFull
    ? `All ${all} of this tour are filled in`
    : `${emptyCount} of ${all} of this tour empty`;
  const shortCount = isFull
    ? 'All filled in'
    : `${emptyCount} of ${formatCount(names.length)} empty`;
  const goToNext = () => {
    nextField(line.current?.closest('form'), left, document.activeElement)?.focus();
  };
  useCommands(
    [
      {
        id: 'next-empty',
        label,
        group: 'Translate',
        keys: [NEXT_KEYS],
        worksWhileTyping: true,
        canRun: () => left.length > 0,
        run: goToNext,
      },
    ],
    '',
  );
  return (
    <Box
      ref={line}
      sx={{
        flex: { md: 'none' },
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        gap: 1,
        minHeight: 32,
        fontSize: 13,
      }}
    >
      <Box component="span" sx={{ mr: 1, color: 'text.secondary' }}>
        {isShort ? shortCount : count}
        {isAnyOutdated && `, ${formatCount(outdated.length)} outdated`}
      </Box>
      {left.length > 0 && (
        <>
          <Button
            size="small"
            variant="outlined"
            startIcon={<KeyboardArrowDown />}
            aria-label={label}
            aria-keyshortcuts={NEXT_KEYS}
            onClick={goToNext}
          >
            {/* A narrow window gives the space to the tour's title. */}
            <Box
              component="span"
              sx={{ display: isShort ? { md: 'none', lg: 'inline' } : 'inline' }}
            >
              {label}
            </Box>
          </Button>
          {!isShort && <KeyHint keys={NEXT_KEYS} />}
        </>
      )}
      {children}
    </Box>
  );
}
