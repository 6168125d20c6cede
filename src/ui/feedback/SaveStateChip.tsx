import { useEffect, useState } from 'react';
import styled from '@emotion/styled';
import { type SaveState } from '../../domain/forms/saveState';
import { StatusChip, type ChipTone } from './StatusChip';

const looks: Record<SaveState, { tone: ChipTone; label: string; title: string }> = {
  'saved here': {
    tone: 'info',
    label: 'Saved here',
    title: 'Saved on this device, and not sent yet',
  },
  sending: { tone: 'info', label: 'Sending', title: 'On its way to the worker' },
  'needs you': {
    tone: 'warning',
    label: 'Needs you',
    title: 'Waits for your decision under Unsent edits',
  },
};

/** What is answered sooner than this shows nothing on its way. */
const QUIET_MS = 700;
const SENT_MS = 3000;

const Late = styled.span`
  flex: none;
  animation: save-state-shown 0s ${QUIET_MS}ms both;
  @keyframes save-state-shown {
    from {
      visibility: hidden;
    }
    to {
      visibility: visible;
    }
  }
`;

/** How long a state has lasted, and whether what was unsent for a while has just been sent. */
function useSent(state: SaveState | null): boolean {
  const [isSent, setIsSent] = useState(false);
  const [last, setLast] = useState(state);
  const [isNoted, setIsNoted] = useState(false);
  if (state !== last) {
    setLast(state);
    setIsSent(state === null && isNoted);
    if (state === null) setIsNoted(false);
  }
  useEffect(() => {
    if (state === null) return;
    const timer = setTimeout(() => setIsNoted(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => setIsSent(false), SENT_MS);
    return () => clearTimeout(timer);
  }, [isSent]);
  return isSent;
}

/** How far the unsent edits of a record are: saved here, sending, sent, or in need of the person. */
export function SaveStateChip({ state }: { state: SaveState | null }) {
  const isSent = useSent(state);
  if (state === null) {
    return isSent ? <StatusChip tone="success">Sent</StatusChip> : null;
  }
  const { tone, label, title } = looks[state];
  const chip = (
    <StatusChip tone={tone} title={title} busy={state === 'sending'}>
      {label}
    </StatusChip>
  );
  return state === 'needs you' ? chip : <Late>{chip}</Late>;
}
