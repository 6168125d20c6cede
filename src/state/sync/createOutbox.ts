import { type ConsoleServices } from '../api/services';
import { type SessionState } from '../session/sessionSlice';
import { type WorkerExtensions } from '../model/workerExtensions';
import { type OutboxEvent } from '../outbox/outboxEvent';
import { type OutboxService } from '../outbox/outboxService';
import { outboxRead } from '../outbox/outboxSlice';
import { createOutboxSender, type OutboxStore } from './outboxSender';
import { createStoredOutbox, type StoredOutbox } from './storedOutbox';
import { joinTabs, NO_TABS } from '../tabs/tabGroup';

export interface OutboxPorts {
  services: ConsoleServices;
  extensions: WorkerExtensions;
  reportFailure: (failure: unknown) => void;
}

/** Age at which an entry in flight counts as abandoned by a closed tab; longer than any response is awaited. */
const ABANDONED_MS = 60_000;

export interface TabOutbox extends OutboxService {
  attach(store: OutboxStore): void;
}

/** True while the owner of an outbox is signed in, and for an outbox without an owner. */
function isSessionOf(userId: string | null, { status, person }: SessionState): boolean {
  return userId === null || (status === 'signed in' && person?.id === userId);
}

/** Puts abandoned entries in flight in doubt, in a browser without Web Locks, where no lock shows who is sending. */
async function reclaimAbandoned(stored: StoredOutbox, apply: StoredOutbox['apply']) {
  const sending = stored.current().entries.filter(({ state }) => state === 'sending');
  const isForgotten = sending.every(({ sentAt }) => Date.now() - (sentAt ?? 0) > ABANDONED_MS);
  if (sending.length > 0 && isForgotten) await apply({ type: 'leadTaken', now: Date.now() });
}

/** Outbox of one tab: its storage, its messages to other tabs, and its sending. */
export function createOutbox({ services, extensions, reportFailure }: OutboxPorts): TabOutbox {
  const { reachability } = services;
  let store: OutboxStore | null = null;
  let userId: string | null = null;
  let tabs = NO_TABS;

  const stored = createStoredOutbox({
    onRead({ outbox: { entries, aliases, isPaused }, unreadable }, isDurable) {
      const { sending } = tabs;
      store?.dispatch(outboxRead({ entries, aliases, isPaused, unreadable, isDurable, sending }));
    },
    reportFailure,
  });

  async function apply(event: OutboxEvent): Promise<boolean> {
    const isChanged = await stored.apply(event);
    if (isChanged) tabs.postChange();
    return isChanged;
  }

  const canReach = () => reachability?.state !== 'offline';
  const canSend = (isInsisting: boolean) =>
    store !== null && (isInsisting || canReach()) && isSessionOf(userId, store.getState().session);

  const sender = createOutboxSender({
    stored,
    extensions,
    tabs: () => tabs,
    canSend,
    store: () => store,
    apply,
    reportFailure,
  });

  let returns = 0;
  reachability?.subscribe(() => {
    if (reachability.returns === returns || userId === null) return;
    returns = reachability.returns;
    // The leader notices by itself that the worker responds again.
    if (tabs.isFollower) return;
    void apply({ type: 'reachable' }).then(sender.wake, reportFailure);
  });

  return {
    attach: (made) => void (store = made),
    async openFor(id) {
      userId = id;
      await stored.open(id);
      tabs = joinTabs(id, {
        onChanged: () => void stored.reread().then(sender.wake),
        onRecord: (action) => store?.dispatch(action),
        onElected: sender.takeLead,
      });
      stored.announce();
      if (tabs.sending === 'by hand') await reclaimAbandoned(stored, apply).catch(reportFailure);
    },
    async signedIn(id) {
      if (id !== userId) return;
      await apply({ type: 'signedIn', userId: id }).catch(reportFailure);
      void sender.wake();
    },
    current: stored.current,
    isDurable: stored.isDurable,
    async apply(event) {
      const isChanged = await apply(event);
      if (isChanged) void sender.wake();
      return isChanged;
    },
    subscribe: stored.subscribe,
    canReach,
    sendNow: sender.sendNow,
    share: (action) => tabs.postRecord(action),
    forget: stored.forget,
    async destroy() {
      sender.stop();
      tabs.leave();
      tabs = NO_TABS;
      userId = null;
      store = null;
      await stored.destroy();
    },
  };
}
