import { equalJitterMs, type BackOff } from '../../platform/backOff';
import { type WorkerExtensions } from '../model/workerExtensions';
import { isDestructive, claimsIdentity } from './recordKeys';
import { needsDecision, type Outbox, type OutboxEntry } from './outboxEntry';
import { targetOfEntry } from './queueEdits';

export type Step =
  | { kind: 'lookUp'; entry: OutboxEntry }
  | { kind: 'send'; entry: OutboxEntry; isKeyed: boolean; ifMatch: string | null }
  /** Asks the person to confirm a destructive edit that is more than a day old. */
  | { kind: 'askToConfirm'; entry: OutboxEntry }
  /** No step is due before `until` (epoch milliseconds); null: before the next event. */
  | { kind: 'rest'; until: number | null };

/** Number of concurrent calls, so that a slow response delays no other record. */
export const MAX_IN_FLIGHT = 4;

const NONE: ReadonlySet<string> = new Set();
const DAY_MS = 24 * 60 * 60 * 1000;
/** Age up to which a removal needs no look-up, since the person has just seen the record. */
const FRESH_REMOVAL_MS = 60_000;

function needsLookUp(entry: OutboxEntry, now: number, extensions: WorkerExtensions): boolean {
  if (entry.isRevalidated) return false;
  const wasTried = entry.attempts > 0;
  switch (entry.edit.action) {
    case 'create':
      return entry.isDoubtful && !(entry.isKeyed && extensions.supportsIdempotencyKeys);
    case 'remove':
      return wasTried || now - entry.createdAt > FRESH_REMOVAL_MS;
    case 'update':
      return (
        wasTried || !extensions.supportsPreconditions || (entry.base?.updatedAt ?? null) === null
      );
  }
}

/** Bounds of the back-off between attempts. */
export const sendBackOff: BackOff = { firstMs: 1000, mostMs: 60_000 };

/**
 * True while an entry's back-off lasts. A next attempt further away than the longest back-off is ignored: the clock
 * must have been set back meanwhile.
 */
function isPutOff({ nextAttemptAt, lastError }: OutboxEntry, now: number): boolean {
  const waitMs = (nextAttemptAt ?? now) - now;
  return waitMs > 0 && waitMs <= Math.max(sendBackOff.mostMs, lastError?.retryAfterMs ?? 0);
}

/** Time in ms within which a worker carries out a request after its sending, if at all. */
const CARRIED_OUT_MS = 5000;

/**
 * Earliest time for looking up an interrupted creation, which the worker may still be carrying out; null for at once.
 */
function lookableAt({ edit, isKeyed, sentAt }: OutboxEntry, now: number): number | null {
  if (edit.action !== 'create' || isKeyed || sentAt === null) return null;
  const carriedOutAt = Math.min(sentAt, now) + CARRIED_OUT_MS;
  return carriedOutAt > now ? carriedOutAt : null;
}

/**
 * Earliest time at which a new leader may resume an entry that was in flight; null for at once. A retried entry keeps
 * its back-off: otherwise an edit whose call crashes the tab would be resent again and again.
 */
export function resumableAt(entry: OutboxEntry, now: number): number | null {
  const lookable = lookableAt(entry, now);
  if (entry.attempts < 2 || entry.sentAt === null) return lookable;
  const delayed = Math.min(entry.sentAt, now) + equalJitterMs(entry.attempts, sendBackOff, 0);
  return delayed > now ? Math.max(delayed, lookable ?? 0) : lookable;
}

/**
 * True when a later edit of the same record may overtake an edit in conflict: they write different parts (the tour and
 * a translation), so neither overwrites the other. Removals and publications never overtake.
 */
const mayOvertakeConflict = (conflict: OutboxEntry, later: OutboxEntry): boolean =>
  conflict.state === 'conflict' &&
  conflict.edit.action === 'update' &&
  later.edit.action === 'update' &&
  !isDestructive(later.edit) &&
  targetOfEntry(conflict) !== targetOfEntry(later);

/** True when the earlier edit must be sent or discarded before the later one. */
export const mustPrecede = (earlier: OutboxEntry, later: OutboxEntry): boolean =>
  later.dependsOn.includes(earlier.id) ||
  (earlier.orderKey === later.orderKey &&
    earlier.seq < later.seq &&
    !mayOvertakeConflict(earlier, later));

/** True for an edit that is blocked until the person decides about another edit. */
export const isHeldUp = (entry: OutboxEntry, entries: readonly OutboxEntry[]): boolean =>
  !needsDecision(entry) &&
  entries.some((other) => needsDecision(other) && mustPrecede(other, entry));

/**
 * Next runnable step beside the entries in flight: that of the oldest unblocked edit. An edit that waits, for its
 * back-off or for the person, blocks only later edits of its record and its dependents. An edit in flight also blocks
 * the other edits of its save; a creation or slug change in flight blocks all others of these two kinds.
 */
export function nextStep(
  outbox: Outbox,
  now: number,
  extensions: WorkerExtensions,
  inFlight: ReadonlySet<string> = NONE,
): Step {
  if (outbox.isPaused) return { kind: 'rest', until: null };
  const open = new Set(outbox.entries.map(({ id }) => id));
  const busy = outbox.entries.filter(({ id, state }) => state === 'sending' || inFlight.has(id));
  const busyGroups = new Set(busy.map(({ group }) => group));
  const isNamingBusy = busy.some(({ edit }) => claimsIdentity(edit));
  const blockedKeys = new Set(busy.map(({ orderKey }) => orderKey));
  /** Conflicts of each record, by order key, as long as all earlier entries of the record are conflicts. */
  const conflicts = new Map<string, OutboxEntry[]>();
  let until: number | null = null;
  for (const entry of outbox.entries) {
    const { orderKey, dependsOn, nextAttemptAt } = entry;
    const overtakenConflicts = blockedKeys.has(orderKey) ? conflicts.get(orderKey) : [];
    const mayOvertakeAll =
      overtakenConflicts?.every((conflict) => mayOvertakeConflict(conflict, entry)) === true;
    const isBlocked = !mayOvertakeAll || dependsOn.some((id) => open.has(id));
    blockedKeys.add(orderKey);
    if (overtakenConflicts !== undefined && entry.state === 'conflict') {
      conflicts.set(orderKey, [...overtakenConflicts, entry]);
    } else conflicts.delete(orderKey);
    if (isBlocked || needsDecision(entry)) continue;
    if (entry.group !== undefined && busyGroups.has(entry.group)) continue;
    if (isNamingBusy && claimsIdentity(entry.edit)) continue;
    if (nextAttemptAt !== null && isPutOff(entry, now)) {
      until = Math.min(until ?? nextAttemptAt, nextAttemptAt);
      continue;
    }
    if (isDestructive(entry.edit) && !entry.isConfirmed && now - entry.createdAt > DAY_MS) {
      return { kind: 'askToConfirm', entry };
    }
    if (needsLookUp(entry, now, extensions)) return { kind: 'lookUp', entry };
    const ifMatch = extensions.supportsPreconditions ? (entry.base?.updatedAt ?? null) : null;
    const isFresh = entry.edit.action === 'remove' && !entry.isRevalidated;
    return {
      kind: 'send',
      entry,
      isKeyed: extensions.supportsIdempotencyKeys && entry.edit.action === 'create',
      ifMatch: isFresh ? null : ifMatch,
    };
  }
  return { kind: 'rest', until };
}
