import { lazy, Suspense, useState } from 'react';
import { drafts } from '../../state/storage/draftStore';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { announced } from '../../state/model/noticesSlice';
import { sendUnsent } from '../../state/sync/outboxActions';
import { selectUnsentCount } from '../../state/outbox/outboxSlice';
import { DeviceNotCleared } from '../../state/start/signOut';
import { selectSession } from '../../state/session/sessionSlice';
import { selectPreferences, themeChosen } from '../../state/model/preferencesSlice';
import { selectFailedUploadCount, selectHasRunningUploads } from '../../state/model/uploadsSlice';
import { useAllCommands, useCommands } from '../../ui/command/CommandScope';
import { UserButton } from '../../ui/controls/UserButton';
import { useOpenCount } from '../../ui/hooks/useOpenCount';
import { useConsoleParts } from './ConsoleContext';

/** Loaded when first opened; the frame renders without this code. */
const SignOutQuestion = lazy(async () => ({
  default: (await import('./SignOutQuestion')).SignOutQuestion,
}));
const UserMenu = lazy(async () => ({
  default: (await import('../../ui/controls/UserMenu')).UserMenu,
}));

interface PersonMenuProps {
  anchor: Element;
  name: string;
  email: string | null;
  onSignOut: () => void;
  onClose: () => void;
}

/** Menu of the user button, connected to the store and the commands. */
function PersonMenu(props: PersonMenuProps) {
  const { theme } = useConsoleSelector(selectPreferences);
  const dispatch = useConsoleDispatch();
  const shortcuts = useAllCommands().find(({ id }) => id === 'keys');
  return (
    <Suspense fallback={null}>
      <UserMenu
        {...props}
        theme={theme}
        onThemeChange={(choice) => dispatch(themeChosen(choice))}
        onShortcuts={() => shortcuts?.run({ isRepeated: false })}
      />
    </Suspense>
  );
}

/** Makes signing out available as a command. */
function SignOutCommand({ canRun, onRun }: { canRun: boolean; onRun: () => void }) {
  useCommands(
    [
      {
        id: 'sign-out',
        label: 'Sign out',
        group: 'Everywhere',
        keys: [],
        isGlobal: true,
        canRun: () => canRun,
        run: onRun,
      },
    ],
    '',
  );
  return null;
}

/** User button with sign-out; asks for confirmation when unsent edits, uploads or drafts would be lost. */
export function SignOutButton() {
  const { person, status } = useConsoleSelector(selectSession);
  const { console, signOut } = useConsoleParts();
  const dispatch = useConsoleDispatch();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [unsaved, setUnsaved] = useState(0);
  const hasAsked = useOpenCount(isConfirming) > 0;
  const [menuAnchor, setMenuAnchor] = useState<Element | null>(null);
  if (!person) return null;
  const name = person.fullName ?? person.email ?? 'Signed in';

  const signOutNow = async () => {
    setIsBusy(true);
    try {
      await signOut();
    } catch (failure) {
      setIsBusy(false);
      const isSignedOut = failure instanceof DeviceNotCleared;
      dispatch(announced('error', isSignedOut ? 'Sign out failed' : 'Failed to sign out'));
    }
  };
  const sendNow = async () => {
    setIsBusy(true);
    await dispatch(sendUnsent());
    setIsBusy(false);
  };
  const onClick = () => {
    // The sign-out's losses are unknown until the cache is open.
    if (status === 'loading') return;
    drafts.flush();
    const draftCount = drafts.list(person.id, '').length;
    setUnsaved(draftCount);
    const now = console.store.getState();
    const hasUploads = selectHasRunningUploads(now) || selectFailedUploadCount(now) > 0;
    if (selectUnsentCount(now) > 0 || hasUploads || draftCount > 0) setIsConfirming(true);
    else void signOutNow();
  };
  return (
    <>
      <SignOutCommand canRun={status !== 'loading' && !isBusy} onRun={onClick} />
      <UserButton
        name={name}
        avatarUrl={person.avatarUrl}
        busy={isBusy}
        onClick={onClick}
        onMenu={setMenuAnchor}
      />
      {menuAnchor !== null && (
        <PersonMenu
          anchor={menuAnchor}
          name={name}
          email={person.email}
          onSignOut={onClick}
          onClose={() => setMenuAnchor(null)}
        />
      )}
      {hasAsked && (
        <Suspense fallback={null}>
          <SignOutQuestion
            open={isConfirming}
            unsaved={unsaved}
            busy={isBusy}
            onSend={() => void sendNow()}
            onConfirm={() => void signOutNow()}
            onClose={() => setIsConfirming(false)}
          />
        </Suspense>
      )}
    </>
  );
}
