import { useState } from 'react';
import { type AccessRequestOutcome } from '../../state/endpoints/adminEndpoints';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectPerson } from '../../state/session/sessionSlice';
import { AccessRequestForm } from './AccessRequestForm';
import { AccessRequestPending } from './AccessRequestPending';
import { AccessRequestSent } from './AccessRequestSent';
import { PersonHead } from './PersonHead';

type Stage = { type: 'asking' } | AccessRequestOutcome;

interface AccessRequestScreenProps {
  onLeave: () => void;
  /** Signs out, so that one can sign in by another account. */
  onSwitchAccount: () => void;
  isSwitching: boolean;
}

/** Page shown in place of every admin page to a signed-in person who is not an admin. */
export function AccessRequestScreen(props: AccessRequestScreenProps) {
  const { onLeave, onSwitchAccount, isSwitching } = props;
  const person = useConsoleSelector(selectPerson);
  const [stage, setStage] = useState<Stage>({ type: 'asking' });
  const head = (
    <PersonHead person={person} onSwitchAccount={onSwitchAccount} isSwitching={isSwitching} />
  );
  if (stage.type === 'submitted') return <AccessRequestSent head={head} onLeave={onLeave} />;
  if (stage.type === 'pending') {
    return <AccessRequestPending head={head} request={stage.request} onLeave={onLeave} />;
  }
  return <AccessRequestForm head={head} onOutcome={setStage} onLeave={onLeave} />;
}
