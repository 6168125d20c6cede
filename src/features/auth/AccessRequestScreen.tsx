import { useState } from 'react';
import { type AccessRequestOutcome } from '../../state/endpoints/adminEndpoints';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectPerson } from '../../state/session/sessionSlice';
import { AccessRequestForm } from './AccessRequestForm';
import { AccessRequestPending } from './AccessRequestPending';
import { AccessRequestSent } from './AccessRequestSent';
import { PersonHead } from './PersonHead';

type Stage = { type: 'asking' } | AccessRequestOutcome;

/** Page shown in place of every admin page to a signed-in person who is not an admin. */
export function AccessRequestScreen({ onLeave }: { onLeave: () => void }) {
  const person = useConsoleSelector(selectPerson);
  const [stage, setStage] = useState<Stage>({ type: 'asking' });
  const head = <PersonHead person={person} />;
  if (stage.type === 'submitted') return <AccessRequestSent head={head} onLeave={onLeave} />;
  if (stage.type === 'pending') {
    return <AccessRequestPending head={head} request={stage.request} onLeave={onLeave} />;
  }
  return <AccessRequestForm head={head} onOutcome={setStage} onLeave={onLeave} />;
}
