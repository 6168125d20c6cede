import { useState } from 'react';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectPerson } from '../../state/session/sessionSlice';
import { AccessRequestForm, type RequestOutcome } from './AccessRequestForm';
import { AccessRequestPending } from './AccessRequestPending';
import { AccessRequestSent } from './AccessRequestSent';
import { PersonHead } from './PersonHead';
import { readOwnRequest, type OwnRequest } from './accessRequestRecord';

type Stage =
  | { type: 'asking'; isAgain: boolean }
  /** Requested on an earlier visit; the decision is unknown. */
  | { type: 'remembered'; request: OwnRequest }
  | RequestOutcome;

function firstStage(personId: string | undefined): Stage {
  const request = personId === undefined ? null : readOwnRequest(personId, Date.now());
  return request === null ? { type: 'asking', isAgain: false } : { type: 'remembered', request };
}

interface AccessRequestScreenProps {
  onLeave: () => void;
  /** Signs out, to allow signing in with another account. */
  onSwitchAccount: () => void;
  isSwitching: boolean;
}

/** Page shown instead of every admin page to a signed-in person who is not an admin. */
export function AccessRequestScreen(props: AccessRequestScreenProps) {
  const { onLeave, onSwitchAccount, isSwitching } = props;
  const person = useConsoleSelector(selectPerson);
  const [stage, setStage] = useState<Stage>(() => firstStage(person?.id));
  const head = (
    <PersonHead person={person} onSwitchAccount={onSwitchAccount} isSwitching={isSwitching} />
  );
  if (stage.type === 'submitted') return <AccessRequestSent head={head} onLeave={onLeave} />;
  if (stage.type === 'asking') {
    return (
      <AccessRequestForm
        head={head}
        isAgain={stage.isAgain}
        onOutcome={setStage}
        onLeave={onLeave}
      />
    );
  }
  const isRemembered = stage.type === 'remembered';
  return (
    <AccessRequestPending
      head={head}
      request={stage.request}
      unsentReason={isRemembered ? null : stage.unsentReason}
      onAskAgain={isRemembered ? () => setStage({ type: 'asking', isAgain: true }) : null}
      onLeave={onLeave}
    />
  );
}
