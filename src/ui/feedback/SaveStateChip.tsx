import { useEffect, useState } from 'react';
import styled from '@emotion/styled';
import { type SaveState } from '../../domain/forms/saveState';
import { StatusChip, type ChipTone } from './StatusChip';

const chipProps: Record<SaveState, { tone: ChipTone; label: string; title: string }> = {
  'saved here': {
    tone: 'info',
    label: 'Saved here',
    title: 'Saved on this device, not sent yet',
  },
  sending: { tone: 'info', label: 'Sending', title: 'Being sent to the server' },
  'needs you': {
    tone: 'warning',
    label: 'Needs attention',
    title: 'Waiting for your decision under Unsent edits',
  },
};

/** Delay in milliseconds before an unsent state is shown, so that edits acknowledged sooner show nothing. */
const CHIP_DELAY_MS = 700;
/** Duration in milliseconds for which 'Sent' is shown. */
const SENT_MS = 3000;

const DelayedAppearance = styled.span`
  flex: none;
  animation: save-state-shown 0s ${CHIP_DELAY_MS}ms both;
  @keyframes save-state-shown {
    from {
      visibility: hidden;
    }
    to {
      visibility: visible;
    }
  }
`;

/**
 * True for SENT_MS after a visible state that ended while sending: an edit that disappears in another state was undone,
 * not sent.
 */
function useJustSent(state: SaveState | null): boolean {
  const [isSent, setIsSent] = useState(false);
  const [previous, setPrevious] = useState(state);
  const [wasShown, setWasShown] = useState(false);
  if (state !== previous) {
    setPrevious(state);
    setIsSent(state === null && wasShown && previous === 'sending');
    if (state === null) setWasShown(false);
  }
  useEffect(() => {
    if (state === null) return;
    const timer = setTimeout(() => setWasShown(true), CHIP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => setIsSent(false), SENT_MS);
    return () => clearTimeout(timer);
  }, [isSent]);
  return isSent;
}

interface SaveStateChipProps {
  state: SaveState | null;
  /** True on the page of unsent edits, where the chip must not link to that same page. */
  isDecidedHere?: boolean;
}

/** Chip with the save state of a record's unsent edits. */
export function SaveStateChip({ state, isDecidedHere = false }: SaveStateChipProps) {
  const isSent = useJustSent(state);
  if (state === null) {
    return isSent ? <StatusChip tone="success">Sent</StatusChip> : null;
  }
  const { tone, label, title } = chipProps[state];
  const to = state === 'needs you' && !isDecidedHere ? '/admin/outbox' : undefined;
  const chip = (
    <StatusChip tone={tone} title={title} busy={state === 'sending'} to={to}>
      {label}
    </StatusChip>
  );
  return state === 'needs you' ? chip : <DelayedAppearance>{chip}</DelayedAppearance>;
}
