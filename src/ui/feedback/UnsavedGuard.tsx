import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { type DraftSlot } from '../../domain/forms/draft';
import { ConfirmDialog } from './ConfirmDialog';

export interface UnsavedGuardProps {
  /** Whether leaving now would leave something unsaved. */
  when: boolean;
  /** Names it: 'Your changes to this tour'. */
  what?: string;
  /** Where it is kept meanwhile; without one it would be lost. */
  draft?: DraftSlot;
  /** Whether a file was chosen: it is not kept. */
  hasFile?: boolean;
}

/** Only while there is something to guard: a router asks the newest blocker alone. */
function Guard({ what = 'Your changes', draft, hasFile = false }: Omit<UnsavedGuardProps, 'when'>) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const isKept = draft?.canKeep() === true;
  const text = isKept
    ? `${what} will be kept in this browser as a draft.${hasFile ? ' The chosen file will be lost.' : ''}`
    : `${what} will be lost.`;
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      text={text}
      confirmLabel="Leave"
      cancelLabel="Stay"
      tone={isKept && !hasFile ? 'neutral' : 'danger'}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}

/** Asks before a navigation, a tab change or a closed window leaves unsaved what was typed. */
export function UnsavedGuard({ when, ...guard }: UnsavedGuardProps) {
  return when ? <Guard {...guard} /> : null;
}
