import { type AnyDispatch } from '../api/anyDispatch';
import { type WorkerExtensions } from '../model/workerExtensions';
import { emptyOutbox, type Outbox } from '../outbox/outboxEntry';
import { type OutboxEvent } from '../outbox/outboxEvent';
import { type OutboxService } from '../outbox/outboxService';
import { outboxReducer } from '../outbox/outboxReducer';
import { performStep } from './performStep';
import { createSendingLoop } from './sendingLoop';

/** The part of an outbox needed to wait for responses to edits. */
export type AwaitedOutbox = Pick<
  OutboxService,
  'current' | 'isDurable' | 'apply' | 'subscribe' | 'canReach' | 'sendNow'
>;

interface UnstoredPorts {
  /** Outbox that could not store the edits. */
  stored: OutboxService;
  dispatch: AnyDispatch;
  extensions: WorkerExtensions;
}

type Queued = Extract<OutboxEvent, { type: 'queued' }>;

/** True when edits would be coalesced into stored edits or depend on them. */
function touchesStored(stored: Outbox, queued: Queued): boolean {
  const { entries } = outboxReducer(stored, queued);
  const kept = new Set(entries);
  if (stored.entries.some((entry) => !kept.has(entry))) return true;
  const ids = new Set(stored.entries.map(({ id }) => id));
  const orderKeys = new Set(stored.entries.map(({ orderKey }) => orderKey));
  return entries.some(
    ({ id, orderKey, dependsOn }) =>
      !ids.has(id) && (orderKeys.has(orderKey) || dependsOn.some((other) => ids.has(other))),
  );
}

/**
 * In-memory outbox for a single save that the device cannot store: sends at once, whichever tab leads, and is then
 * discarded. Follows the rules of the stored outbox. Null when the edits must wait for stored edits.
 */
export function openUnstoredOutbox(
  queued: Queued,
  { stored, dispatch, extensions }: UnstoredPorts,
): AwaitedOutbox | null {
  const { userId, aliases } = stored.current();
  if (touchesStored(stored.current(), queued)) return null;
  let outbox = outboxReducer({ ...emptyOutbox(userId), aliases }, queued);
  const listeners = new Set<() => void>();

  async function apply(event: OutboxEvent): Promise<boolean> {
    const planned = outboxReducer(outbox, event);
    const isChanged = planned !== outbox;
    outbox = planned;
    if (isChanged) listeners.forEach((listener) => listener());
    return isChanged;
  }

  const loop = createSendingLoop({
    outbox: () => outbox,
    extensions,
    canSend: stored.canReach,
    perform: (step) => performStep(step, { dispatch, apply, outbox: () => outbox }),
    onRest: (until) => {
      if (until !== null) setTimeout(() => void loop.run(), until - Date.now());
    },
    // A step rejects only when the device's storage fails, which this outbox does not use.
    reportFailure: () => undefined,
  });

  return {
    current: () => outbox,
    isDurable: () => false,
    apply,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    canReach: stored.canReach,
    sendNow: () => loop.run(),
  };
}
