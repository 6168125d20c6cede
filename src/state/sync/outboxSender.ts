import { type AnyDispatch } from '../api/anyDispatch';
import { type WorkerExtensions } from '../model/workerExtensions';
import { type OutboxEvent } from '../outbox/outboxEvent';
import { type SessionState } from '../session/sessionSlice';
import { type TabGroup } from '../tabs/tabGroup';
import { performStep } from './performStep';
import { createSendingLoop } from './sendingLoop';
import { type StoredOutbox } from './storedOutbox';

/** The store as the outbox uses it; attached later, because the store needs the outbox first. */
export interface OutboxStore {
  dispatch: AnyDispatch;
  getState: () => { session: SessionState };
}

/** Creates a timer that can be set and cleared. */
function createAlarm(ring: () => void): (atMs: number | null) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (atMs) => {
    clearTimeout(timer);
    if (atMs !== null) timer = setTimeout(ring, Math.max(0, atMs - Date.now()));
  };
}

interface OutboxSenderPorts {
  stored: StoredOutbox;
  extensions: WorkerExtensions;
  tabs: () => TabGroup;
  canSend: (isInsisting: boolean) => boolean;
  store: () => OutboxStore | null;
  apply: (event: OutboxEvent) => Promise<boolean>;
  reportFailure: (failure: unknown) => void;
}

/** Sends due entries while this tab leads; a follower requests leadership instead. */
export function createOutboxSender({
  stored,
  extensions,
  tabs,
  store,
  apply,
  ...ports
}: OutboxSenderPorts) {
  const { canSend, reportFailure } = ports;
  const setAlarm = createAlarm(() => void wake());
  const outbox = () => stored.current();

  const loop = createSendingLoop({
    outbox,
    extensions,
    canSend: (isInsisting) => !tabs().isYielding && canSend(isInsisting),
    async perform(step) {
      const dispatch = store()?.dispatch;
      if (dispatch) await performStep(step, { dispatch, apply, outbox });
    },
    onRest: (until) => setAlarm(tabs().isLeader ? until : null),
    reportFailure,
  });

  /** Sends due entries if this tab leads. */
  async function wake(): Promise<void> {
    if (tabs().isLeader) await loop.run();
  }

  return {
    wake,
    async takeLead(): Promise<void> {
      await apply({ type: 'leadTaken', now: Date.now() }).catch(reportFailure);
      await wake();
    },
    async sendNow(isInsisting = false): Promise<void> {
      // The leader is notified of every change and sends it.
      if (tabs().isFollower) tabs().requestLead();
      else await loop.run(isInsisting);
    },
    stop: () => setAlarm(null),
  };
}
