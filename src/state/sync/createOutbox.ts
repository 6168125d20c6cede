import { type UnknownAction } from '@reduxjs/toolkit';
import { type ConsoleServices } from '../api/services';
import { type SessionState } from '../session/sessionSlice';
import { type WorkerAbilities } from '../model/workerAbilities';
import { type AnyDispatch } from '../api/anyDispatch';
import { electLeader, type Leadership } from './leaderElection';
import { openChannel, type OutboxChannel } from './outboxChannel';
import { memoryDisk, openOutboxDisk, type OutboxDisk, type Stored } from './outboxDatabase';
import { emptyOutbox } from '../outbox/outboxEntry';
import { type OutboxEvent } from '../outbox/outboxEvent';
import { type OutboxService } from '../outbox/outboxService';
import { outboxRead } from '../outbox/outboxSlice';
import { performStep, type StepToDo } from './performStep';
import { planOutbox } from '../outbox/planOutbox';
import { MAX_IN_FLIGHT, nextStep } from '../outbox/nextStep';

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

const NO_CHANNEL: OutboxChannel = { post: () => undefined, close: () => undefined };
/** Longer than any answer is awaited: what is still on its way then belongs to a tab that died. */
const ABANDONED_MS = 60_000;

export interface TabOutbox extends OutboxService {
  attach(store: OutboxStore): void;
}

/** The outbox of one tab: its storage, its word with the other tabs, and its sending. */
export function createOutbox({ services, abilities, reportFailure }: OutboxPorts): TabOutbox {
  const { reachability } = services;
  const listeners = new Set<() => void>();
  let store: OutboxStore | null = null;
  let userId: string | null = null;
  let disk: OutboxDisk = memoryDisk(null);
  let channel = NO_CHANNEL;
  let lead: Leadership | null = null;
  let latest: Stored = { outbox: emptyOutbox(null), unreadable: [] };
  let tail: Promise<unknown> = Promise.resolve();
  let draining: Promise<void> | null = null;
  const inFlight = new Map<string, Promise<void>>();
  let notifyDrain: () => void = () => undefined;
  let hasFailed = false;
  let isForced = false;
  let timer: ReturnType<typeof setTimeout> | null = null;

  function adopt(stored: Stored): void {
    latest = stored;
    const { entries, aliases, isPaused } = stored.outbox;
    const { unreadable } = stored;
    const sending = lead?.isAutomatic === false ? 'by hand' : 'automatic';
    const { isDurable } = disk;
    store?.dispatch(outboxRead({ entries, aliases, isPaused, unreadable, isDurable, sending }));
    listeners.forEach((listener) => listener());
  }

  /** Changes run one after the other, so that the state adopted last is the one stored last. */
  function serialize<T>(work: () => Promise<T>): Promise<T> {
    const result = tail.then(work);
    tail = result.catch(() => undefined);
    return result;
  }

  const reread = () => serialize(async () => adopt(await disk.read())).catch(reportFailure);

  async function apply(event: OutboxEvent): Promise<boolean> {
    const used = disk;
    return serialize(async () => {
      let isChanged = false;
      const stored = await used.change((outbox) => {
        const planned = planOutbox(outbox, event);
        isChanged = planned !== outbox;
        return planned;
      });
      if (used !== disk) return false;
      adopt(stored);
      if (isChanged) channel.post({ type: 'changed' });
      return isChanged;
    });
  }

  const canReach = () => reachability?.state !== 'offline';

  function canSend(): boolean {
    if (store === null || !(isForced || canReach())) return false;
    const { status, person } = store.getState().session;
    return userId === null || (status === 'signed in' && person?.id === userId);
  }

  function scheduleWake(until: number | null): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (until === null || lead?.isLeader !== true) return;
    timer = setTimeout(() => void wake(), Math.max(0, until - Date.now()));
  }

  /** Next step that can begin beside those in flight; null without one. */
  function nextRunnableStep(): StepToDo | null {
    const isStopped = hasFailed || lead?.isYielding === true || inFlight.size >= MAX_IN_FLIGHT;
    if (isStopped || !canSend()) return null;
    const step = nextStep(latest.outbox, Date.now(), abilities, new Set(inFlight.keys()));
    if (step.kind !== 'rest') return step;
    scheduleWake(step.until);
    return null;
  }

  async function perform(step: StepToDo, { dispatch }: OutboxStore): Promise<void> {
    try {
      await performStep(step, { dispatch, apply, outbox: () => latest.outbox });
    } catch (failure) {
      hasFailed = true;
      reportFailure(failure);
    } finally {
      inFlight.delete(step.entry.id);
    }
  }

  async function drain(): Promise<void> {
    for (;;) {
      const step = nextRunnableStep();
      if (step !== null && store !== null) inFlight.set(step.entry.id, perform(step, store));
      else if (inFlight.size === 0) break;
      else
        await Promise.race([
          ...inFlight.values(),
          new Promise<void>((asked) => (notifyDrain = asked)),
        ]);
    }
    // Cleared synchronously, or a caller could await a finished drain.
    draining = null;
    isForced = false;
  }

  function sendNow(): Promise<void> {
    hasFailed = false;
    notifyDrain();
    draining ??= Promise.resolve().then(drain);
    return draining;
  }

  /** Sends where this tab is the one that does. */
  async function wake(): Promise<void> {
    if (lead?.isLeader === true) await sendNow();
  }

  async function onElected(): Promise<void> {
    await apply({ type: 'leadTaken', now: Date.now() }).catch(reportFailure);
    await wake();
  }

  /** Without locks nobody else may be sending; what has been on its way for too long is in doubt. */
  async function reclaimAbandoned(): Promise<void> {
    const sending = latest.outbox.entries.filter(({ state }) => state === 'sending');
    const isForgotten = sending.every(({ sentAt }) => Date.now() - (sentAt ?? 0) > ABANDONED_MS);
    if (sending.length > 0 && isForgotten) await apply({ type: 'leadTaken', now: Date.now() });
  }

  function onTabMessage(message: Parameters<Parameters<typeof openChannel>[1]>[0]): void {
    if (message.type === 'changed') void reread().then(wake);
    else if (message.type === 'record') store?.dispatch(message.action);
    else lead?.yield();
  }

  reachability?.subscribe(() => {
    if (!canReach() || reachability.state !== 'online' || userId === null) return;
    void apply({ type: 'reachable' }).then(wake, reportFailure);
  });

  return {
    attach(made) {
      store = made;
    },

    async openFor(id) {
      userId = id;
      disk = openOutboxDisk(id);
      try {
        adopt(await disk.read());
      } catch (failure) {
        reportFailure(failure);
        disk = memoryDisk(id);
        adopt(await disk.read());
      }
      channel = openChannel(id, onTabMessage);
      lead = electLeader(id, {
        onElected: onElected,
        requestYield: () => channel.post({ type: 'yield' }),
      });
      adopt(latest);
      if (!lead.isAutomatic) await reclaimAbandoned().catch(reportFailure);
    },

    async signedIn(id) {
      if (id !== userId) return;
      await apply({ type: 'signedIn', userId: id }).catch(reportFailure);
      void wake();
    },

    current: () => latest.outbox,
    isDurable: () => disk.isDurable,
    apply: async (event) => {
      const isChanged = await apply(event);
      if (isChanged) void wake();
      return isChanged;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    canReach,
    // A leading tab elsewhere hears of every change, and sends.
    sendNow: async (isInsisting = false) => {
      if (lead?.isAutomatic === true && !lead.isLeader) {
        lead.request();
        return;
      }
      isForced ||= isInsisting;
      await sendNow();
    },
    share(action: UnknownAction) {
      channel.post({ type: 'record', action });
    },
    forget: (id) => serialize(async () => adopt(await disk.forget(id))),

    async destroy() {
      lead?.release();
      lead = null;
      scheduleWake(null);
      channel.close();
      channel = NO_CHANNEL;
      const gone = disk;
      disk = memoryDisk(null);
      userId = null;
      store = null;
      await tail.catch(() => undefined);
      await gone.destroy();
    },
  };
}
