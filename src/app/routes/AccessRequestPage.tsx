import { useState } from 'react';
import { AccessRequestScreen } from '../../features/auth/AccessRequestScreen';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { announced } from '../../state/model/noticesSlice';
import { selectUnsentCount } from '../../state/outbox/outboxSlice';
import { selectPerson } from '../../state/session/sessionSlice';
import { drafts } from '../../state/storage/draftStore';
import { ConfirmDialog } from '../../ui/feedback/confirm/ConfirmDialog';
import { useConsoleParts } from '../shell/ConsoleContext';

/**
 * Access request screen, with a sign-out for changing accounts; asks for confirmation when unsent edits or drafts would
 * be lost.
 */
export function AccessRequestPage() {
  const { redirectTo, signOut } = useConsoleParts();
  const dispatch = useConsoleDispatch();
  const person = useConsoleSelector(selectPerson);
  const hasUnsent = useConsoleSelector(selectUnsentCount) > 0;
  const [isConfirming, setIsConfirming] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const signOutNow = () => {
    setIsBusy(true);
    signOut().catch(() => {
      setIsBusy(false);
      dispatch(announced('error', 'Failed to sign out'));
    });
  };
  const switchAccount = () => {
    drafts.flush();
    if (hasUnsent || drafts.list(person?.id ?? '', '').length > 0) setIsConfirming(true);
    else signOutNow();
  };
  return (
    <>
      <AccessRequestScreen
        onLeave={() => redirectTo('/')}
        onSwitchAccount={switchAccount}
        isSwitching={isBusy}
      />
      <ConfirmDialog
        open={isConfirming}
        title="Sign out with unsent work?"
        text="Signing out now discards what was written on this device and not sent."
        confirmLabel="Discard and sign out"
        cancelLabel="Stay"
        tone="danger"
        busy={isBusy}
        onConfirm={signOutNow}
        onClose={() => setIsConfirming(false)}
      />
    </>
  );
}
