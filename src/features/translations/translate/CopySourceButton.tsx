import { type KeyboardEvent } from 'react';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { KeyHint } from '../../../ui/command/KeyHint';
import { COPY_KEYS } from './useSourceCopy';

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus to the button of the previous or next record, wrapping around at the ends. */
function moveBetween(event: KeyboardEvent<HTMLButtonElement>) {
  const step = steps[event.key];
  const { currentTarget: button, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (step === undefined || ctrlKey || metaKey || altKey || shiftKey) return;
  event.preventDefault();
  const buttons = [
    ...(button.form?.querySelectorAll<HTMLButtonElement>('[data-copy-source]:enabled') ?? []),
  ];
  const index = buttons.indexOf(button) + step;
  buttons[(index + buttons.length) % buttons.length]?.focus();
}

interface CopySourceButtonProps {
  /** Label of the record, as in 'Section 1'. */
  label: string;
  hasSource: boolean;
  /** True for the form's only copy button in the Tab order: Tab is meant to move from text to text. */
  isTabStop: boolean;
  onCopy: () => void;
}

/** Button that copies a record's source into its empty fields. Up and Down move between the records' buttons. */
export function CopySourceButton({ label, hasSource, isTabStop, onCopy }: CopySourceButtonProps) {
  return (
    <Box sx={{ display: 'flex', flex: 'none', alignItems: 'center', gap: 1 }}>
      <Button
        variant="outlined"
        startIcon={<ContentCopy />}
        disabled={!hasSource}
        tabIndex={isTabStop ? 0 : -1}
        onClick={onCopy}
        onKeyDown={moveBetween}
        data-copy-source=""
        aria-label={`Copy source of ${label}`}
        aria-keyshortcuts={COPY_KEYS}
      >
        Copy source
      </Button>
      {/* The hint is outside the button, so that the accessible name contains the visible label (WCAG 2.2, 2.5.3). */}
      <KeyHint keys={COPY_KEYS} />
    </Box>
  );
}
