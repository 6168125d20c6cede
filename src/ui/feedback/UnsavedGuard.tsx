import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker, useNavigate, type Location } from 'react-router-dom';
import { type DraftSlot } from '../../domain/forms/draft';
import { ConfirmDialog } from './confirm/ConfirmDialog';

export interface UnsavedGuardProps {
  /** True while there are unsaved changes. */
  when: boolean;
  /** Subject of the question: 'Your changes to this tour'. */
  subject?: string;
  /** Title of the question. */
  title?: string;
  /** Text of the question when nothing is lost; by default a warning that the subject will be lost. */
  text?: string;
  /** Storage of the draft; changes are lost without one. */
  draft?: DraftSlot;
  /** True when a file was chosen, because drafts do not contain files. */
  hasFile?: boolean;
  /** True to stay on the page when the guard is lifted during the question, because the page has a result to show. */
  isStaying?: boolean;
}

/** Mounted only while needed, because the router consults only the newest blocker. */
function Guard(props: Omit<UnsavedGuardProps, 'when'>) {
  const { title = 'Leave without saving?', subject = 'Your changes' } = props;
  const { draft, hasFile = false, isStaying = false } = props;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, []);
  const navigate = useNavigate();
  /** Destination of the blocked navigation; null once decided. */
  const blockedLocation = useRef<Location | null>(null);
  useEffect(() => {
    blockedLocation.current = blocker.state === 'blocked' ? blocker.location : null;
  }, [blocker]);
  const goOn = useEffectEvent(() => {
    if (blockedLocation.current !== null && !isStaying) void navigate(blockedLocation.current);
  });
  // The changes were saved during the question, so the navigation continues. After the blocker's own cleanup, which
  // would reset it.
  useEffect(() => () => goOn(), []);
  const decide = (act: (() => void) | undefined) => {
    blockedLocation.current = null;
    act?.();
  };
  const isDraftKept = draft?.canSave() === true;
  const lossText = isDraftKept
    ? `${subject} will be kept in this browser as a draft.${hasFile ? ' The chosen file will be lost.' : ''}`
    : `${subject} will be lost.`;
  const { text = lossText } = props;
  const isLoss = props.text === undefined && (!isDraftKept || hasFile);
  return (
    <>
      <span hidden data-unsaved-changes />
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title={title}
        text={text}
        confirmLabel="Leave"
        cancelLabel="Stay"
        tone={isLoss ? 'danger' : 'neutral'}
        startsOnCancel
        onConfirm={() => decide(blocker.proceed)}
        onClose={() => decide(blocker.reset)}
      />
    </>
  );
}

/** True while a guard is mounted. */
export const hasUnsavedChanges = () => document.querySelector('[data-unsaved-changes]') !== null;

/** Asks for confirmation before a navigation or a closed window loses unsaved changes. */
export function UnsavedGuard({ when, ...guard }: UnsavedGuardProps) {
  return when ? <Guard {...guard} /> : null;
}
