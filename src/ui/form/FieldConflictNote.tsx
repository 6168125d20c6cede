import { useEffect, useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Content } from '../content/Content';
import { type FieldConflict } from './useFormField';

interface FieldConflictNoteProps {
  /** Id of the control. */
  id: string;
  label: string;
  /** Language of the value, when it is content. */
  language?: string;
  conflict: FieldConflict;
  /** Formats the stored value as the field shows it; as text by default. */
  format?: (value: unknown) => ReactNode;
}

/**
 * Maximum text length beside the buttons, in UTF-16 code units; longer text is placed below, so that the buttons stay
 * in view.
 */
const MAX_LETTERS_BESIDE = 80;

const textStyle = { flex: '1 1 200px', minWidth: 0 } as const;
const longTextStyle = {
  display: 'contents',
  '& > bdi': { order: 1, flexBasis: '100%', minWidth: 0 },
} as const;

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Stored value of a field changed both here and elsewhere, with the choice between the two. */
export function FieldConflictNote(props: FieldConflictNoteProps) {
  const { id, label, language = 'en', conflict, format = String } = props;
  const { stored, isAwaited } = conflict;
  const isLong = typeof stored === 'string' && stored.length > MAX_LETTERS_BESIDE;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isFirst =
      note.current?.closest('form')?.querySelector('[data-conflict]') === note.current;
    if (isAwaited && isFirst) note.current?.querySelector('button')?.focus();
  }, [isAwaited]);
  const settle = (act: () => void) => {
    act();
    // The pressed button is unmounted with the note.
    document.getElementById(id)?.focus();
  };
  const button = (text: string, act: () => void) => (
    <Button
      variant="outlined"
      aria-label={`${text}: ${label}`}
      aria-describedby={`${id}-conflict`}
      onClick={() => settle(act)}
      sx={{ height: 24, px: 1, fontSize: 12 }}
    >
      {text}
    </Button>
  );
  return (
    <Box
      ref={note}
      data-conflict=""
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 8px',
        mt: 0.5,
        px: 1,
        py: 0.5,
        border: '1px solid var(--warning-line)',
        borderRadius: 1,
        backgroundColor: 'var(--warning-tint)',
        fontSize: 12,
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-wrap',
      }}
    >
      <Box id={`${id}-conflict`} sx={isLong ? longTextStyle : textStyle}>
        Changed in the meantime to:{' '}
        <Content language={language} fallback="nothing">
          {isEmpty(stored) ? '' : format(stored)}
        </Content>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 8px', ml: 'auto' }}>
        {button('Keep mine', conflict.keep)}
        {button('Use the newer', conflict.take)}
      </Box>
    </Box>
  );
}
