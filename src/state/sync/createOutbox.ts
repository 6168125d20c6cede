import { type ConsoleServices } from '../api/services';
import { type SessionState } from '../session/sessionSlice';
import { type WorkerAbilities } from '../model/workerAbilities';
import { type AnyDispatch } from '../api/anyDispatch';
import { type OutboxEvent } from '../outbox/outboxEvent';
import { type OutboxService } from '../outbox/outboxService';
import { outboxRead } from '../outbox/outboxSlice';
import { performStep } from './performStep';
import { createSendingLoop } from './sendingLoop';
import { createStoredOutbox, type StoredOutbox } from './storedOutbox';
import { joinTabs, NO_TABS, type TabGroup } from '../tabs/tabGroup';

export interface OutboxPorts {
  services: ConsoleServices;
  abilities: WorkerAbilities;
  reportFailure: (failure: unknown) => void;
}

/** The store as the outbox uses it; handed in once it is made, since it holds the outbox itself. */
interface OutboxStore {
  dispatch: AnyDispatch;
  getState: () => { session: SessionState };
}

/** Longer than any answer is awaited: what is still on its way then belongs to a tab that died. */
const ABANDONED_MS = 60_000;

export interface TabOutbox extends OutboxService {
  attach(store: OutboxStore): void;
}

/** True while the owner of an outbox is signed in, and for an outbox that is nobody's yet. */
function isSessionOf(userId: string | null, { status, person }: SessionState): boolean {
  return userId === null || (status === 'signed in' && person?.id === userId);
}

/** One timer, set anew or cleared. */
function createAlarm(ring: () => void): (atMs: number | null) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (atMs) => {
    clearTimeout(timer);
    if (atMs !== null) timer = setTimeout(ring, Math.max(0, atMs - Date.now()));
  };
}

/** Without locks nobody else may be sending; what has been on its way for too long is in doubt. */
async function reclaimAbandoned({ current, apply }: Pick<OutboxService, 'current' | 'apply'>) {
  const sending = current().entries.filter(({ state }) => state === 'sending');
  const isForgotten = sending.every(({ sentAt }) => Date.now() - (sentAt ?? 0) > ABANDONED_MS);
  if (sending.length > 0 && isForgotten) await apply({ type: 'leadTaken', now: Date.now() });
}

interface SenderPorts {
  stored: StoredOutbox;
  abilities: WorkerAbilities;
  tabs: () => TabGroup;
  canSend: (isInsisting: boolean) => boolean;
  store: () => OutboxStore | null;
  apply: (event: OutboxEvent) => Promise<boolean>;
  reportFailure: (failure: unknown) => void;
}

/** Sends while this tab leads, wakes for what is due later, and asks the leader where it follows. */
function createSender({ stored, abilities, tabs, store, apply, ...ports }: SenderPorts) {
  const { canSend, reportFailure } = ports;
  const setAlarm = createAlarm(() => void wake());
  const outbox = () => stored.current();

  const loop = createSendingLoop({
    outbox,
    abilities,
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
    async sendNow(isInsisting: boolean): Promise<void> {
      // A leading tab elsewhere hears of every change, and sends.
      if (tabs().isFollower) tabs().requestLead();
      else await loop.run(isInsisting);
    },
    stop: () => setAlarm(null),
  };
}

/** The outbox of one tab: its storage, its word with the other tabs, and its sending. */
export function createOutbox({ services, abilities, reportFailure }: OutboxPorts): TabOutbox {
  const { reachability } = services;
  const listeners = new Set<() => void>();
  let store: OutboxStore | null = null;
  let userId: string | null = null;
  let tabs = NO_TABS;

  const stored = createStoredOutbox({
    onRead({ outbox: { entries, aliases, isPaused }, unreadable }, isDurable) {
      const { sending } = tabs;
      store?.dispatch(outboxRead({ entries, aliases, isPaused, unreadable, isDurable, sending }));
      listeners.forEach((listener) => listener());
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

  const sender = createSender({
    stored,
    abilities,
    tabs: () => tabs,
    canSend,
    store: () => store,
    apply,
    reportFailure,
  });
  const { wake } = sender;

  reachability?.subscribe(() => {
    if (reachability.state !== 'online' || userId === null) return;
    void apply({ type: 'reachable' }).then(wake, reportFailure);
  });

  return {
    attach: (made) => void (store = made),
    async openFor(id) {
      userId = id;
      await stored.open(id);
      tabs = joinTabs(id, {
        onChanged: () => void stored.reread().then(wake),
        onRecord: (action) => store?.dispatch(action),
        onElected: sender.takeLead,
      });
      stored.announce();
      if (tabs.sending === 'by hand')
        await reclaimAbandoned({ current: stored.current, apply }).catch(reportFailure);
    },
    async signedIn(id) {
      if (id !== userId) return;
      await apply({ type: 'signedIn', userId: id }).catch(reportFailure);
      void wake();
    },
    current: stored.current,
    isDurable: stored.isDurable,
    async apply(event) {
      const isChanged = await apply(event);
      if (isChanged) void wake();
      return isChanged;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    canReach,
    sendNow: (isInsisting = false) => sender.sendNow(isInsisting),
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
