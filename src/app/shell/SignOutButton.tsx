import { useState } from 'react';
import Button from '@mui/material/Button';
import { drafts } from '../../state/storage/draftStore';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { announced } from '../../state/model/noticesSlice';
import { sendUnsent } from '../../state/sync/outboxActions';
import { selectUnsentCount } from '../../state/outbox/outboxSlice';
import { DeviceNotCleared, signOut } from '../../state/start/signOut';
import { selectSession } from '../../state/session/sessionSlice';
import { selectHasRunningUploads } from '../../state/model/uploadsSlice';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { UserButton } from '../../ui/controls/UserButton';
import { useConsoleParts } from './ConsoleContext';
import { signedOutAddress } from './signedOutAddress';

const joined = new Intl.ListFormat('en', { type: 'conjunction' });

interface SignOutQuestionProps {
  open: boolean;
  /** Forms with words that were not saved. */
  unsaved: number;
  busy: boolean;
  onSend: () => void;
  onConfirm: () => void;
  onClose: () => void;
}

/** What a sign-out would lose at this moment. */
function SignOutQuestion(props: SignOutQuestionProps) {
  const { open, unsaved, busy, onSend, onConfirm, onClose } = props;
  const unsent = useConsoleSelector(selectUnsentCount);
  const hasUploads = useConsoleSelector(selectHasRunningUploads);
  const losses = [
    unsent > 0 ? `${unsent} unsent ${unsent === 1 ? 'edit' : 'edits'}` : null,
    hasUploads ? 'running uploads' : null,
    unsaved > 0 ? `${unsaved} unsaved ${unsaved === 1 ? 'form' : 'forms'}` : null,
  ].filter((loss) => loss !== null);
  return (
    <ConfirmDialog
      open={open}
      title="Sign out with unsent work?"
      text={
        losses.length === 0
          ? 'Everything is sent.'
          : `Signing out now discards ${joined.format(losses)}.`
      }
      confirmLabel={losses.length === 0 ? 'Sign out' : 'Discard and sign out'}
      tone={losses.length === 0 ? 'neutral' : 'danger'}
      busy={busy}
      typedText={unsent > 0 ? 'discard' : undefined}
      cancelLabel="Stay"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {unsent > 0 ? (
        <Button variant="outlined" disabled={busy} onClick={onSend}>
          Send now
        </Button>
      ) : undefined}
    </ConfirmDialog>
  );
}

/** The avatar: a click signs out, after a question where that would lose something. */
export function SignOutButton() {
  const { person, status } = useConsoleSelector(selectSession);
  const { console, auth, leaveFor } = useConsoleParts();
  const dispatch = useConsoleDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [unsaved, setUnsaved] = useState(0);
  if (!person) return null;

  const leave = async () => {
    setIsBusy(true);
    try {
      leaveFor(signedOutAddress(await signOut(console, auth)));
    } catch (failure) {
      setIsBusy(false);
      const isOver = failure instanceof DeviceNotCleared;
      dispatch(announced('error', isOver ? 'Sign out failed' : 'Failed to sign out'));
    }
  };
  const sendNow = async () => {
    setIsBusy(true);
    await dispatch(sendUnsent());
    setIsBusy(false);
  };
  const onClick = () => {
    // What would be lost is not known before the cache is open.
    if (status === 'loading') return;
    drafts.flush();
    const kept = drafts.list(person.id, '').length;
    setUnsaved(kept);
    const now = console.store.getState();
    if (selectUnsentCount(now) > 0 || selectHasRunningUploads(now) || kept > 0) setIsAsking(true);
    else void leave();
  };
  return (
    <>
      <UserButton
        name={person.fullName ?? person.email ?? 'Signed in'}
        avatarUrl={person.avatarUrl}
        busy={isBusy}
        onClick={onClick}
      />
      <SignOutQuestion
        open={isAsking}
        unsaved={unsaved}
        busy={isBusy}
        onSend={() => void sendNow()}
        onConfirm={() => void leave()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
