import { type AnyDispatch } from '../api/anyDispatch';
import { type WorkerExtensions } from '../model/workerExtensions';
import { type OutboxEvent } from '../outbox/outboxEvent';
import { type SessionState } from '../session/sessionSlice';
import { type TabGroup } from '../tabs/tabGroup';
import { performStep } from './performStep';
import { createSendingLoop } from './sendingLoop';
import { type StoredOutbox } from './storedOutbox';

/** The store as the outbox uses it; set once it is made, since it holds the outbox itself. */
export interface OutboxStore {
  dispatch: AnyDispatch;
  getState: () => { session: SessionState };
}

/** One timer, set anew or cleared. */
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

/** Sends while this tab leads, wakes for what is due later, and notifies the leader where it follows. */
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

  /** Sends where this tab is the one that does. */
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
      // A leading tab elsewhere hears of every change, and sends.
      if (tabs().isFollower) tabs().requestLead();
      else await loop.run(isInsisting);
    },
    stop: () => setAlarm(null),
  };
}
