import { useState } from 'react';
import { useConsoleDispatch, useConsoleSelector } from '../state/hooks';
import { announced } from '../state/noticesSlice';
import { selectUnsentCount } from '../state/outbox/outboxSlice';
import { signOut } from '../state/session/signOut';
import { selectPerson } from '../state/session/sessionSlice';
import { selectHasRunningUploads } from '../state/uploadsSlice';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { UserButton } from '../ui/UserButton';
import { useConsoleParts } from './ConsoleContext';
import { signedOutAddress } from './signedOutAddress';

/** The avatar: a click signs out, after a question where that would lose something. */
export function SignOutButton() {
  const person = useConsoleSelector(selectPerson);
  const unsent = useConsoleSelector(selectUnsentCount);
  const hasUploads = useConsoleSelector(selectHasRunningUploads);
  const { console, auth, leaveFor } = useConsoleParts();
  const dispatch = useConsoleDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  if (!person) return null;

  const leave = async () => {
    setIsBusy(true);
    try {
      leaveFor(signedOutAddress(await signOut(console, auth)));
    } catch {
      setIsBusy(false);
      dispatch(announced('error', 'Failed to sign out'));
    }
  };
  const onClick = () => {
    if (unsent > 0 || hasUploads) setIsAsking(true);
    else void leave();
  };
  const losses = [
    unsent > 0 ? `${unsent} unsent ${unsent === 1 ? 'edit' : 'edits'}` : null,
    hasUploads ? 'running uploads' : null,
  ].filter((loss) => loss !== null);
  return (
    <>
      <UserButton
        name={person.fullName ?? person.email ?? 'Signed in'}
        avatarUrl={person.avatarUrl}
        busy={isBusy}
        onClick={onClick}
      />
      <ConfirmDialog
        open={isAsking}
        title="Sign out with unsent work?"
        text={`Signing out now discards ${losses.join(' and ')}.`}
        confirmLabel="Discard and sign out"
        tone="danger"
        busy={isBusy}
        onConfirm={() => void leave()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
