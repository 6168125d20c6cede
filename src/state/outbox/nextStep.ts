import { equalJitterMs, type BackOff } from '../../platform/backOff';
import { type WorkerExtensions } from '../model/workerExtensions';
import { isDestructive, claimsIdentity } from './recordKeys';
import { needsDecision, type Outbox, type OutboxEntry } from './outboxEntry';
import { targetOfEntry } from './queueEdits';

export type Step =
  | { kind: 'lookUp'; entry: OutboxEntry }
  | { kind: 'send'; entry: OutboxEntry; isKeyed: boolean; ifMatch: string | null }
  /** Asks the person once more. */
  | { kind: 'ask'; entry: OutboxEntry }
  /** Time before which nothing is due; null until the next event. */
  | { kind: 'rest'; until: number | null };

/** Number of concurrent calls, so that one slow response delays no other record. */
export const MAX_IN_FLIGHT = 4;

const NONE: ReadonlySet<string> = new Set();
const DAY_MS = 24 * 60 * 60 * 1000;
/** A removal this young was made in sight of the record. */
const FRESH_REMOVAL_MS = 60_000;

function needsLookUp(entry: OutboxEntry, now: number, extensions: WorkerExtensions): boolean {
  if (entry.isRevalidated) return false;
  const wasTried = entry.attempts > 0;
  switch (entry.edit.action) {
    case 'create':
      return entry.isDoubtful && !(entry.isKeyed && extensions.hasKeys);
    case 'remove':
      return wasTried || now - entry.createdAt > FRESH_REMOVAL_MS;
    case 'update':
      return wasTried || !extensions.hasPreconditions || (entry.base?.updatedAt ?? null) === null;
  }
}

/** Waits between two attempts that no response required. */
export const sendBackOff: BackOff = { firstMs: 1000, mostMs: 60_000 };

/**
 * True while an entry's next attempt is to come. One that is further away than any is set was set by a clock that
 * has been put back since.
 */
function isPutOff({ nextAttemptAt, lastError }: OutboxEntry, now: number): boolean {
  const waitMs = (nextAttemptAt ?? now) - now;
  return waitMs > 0 && waitMs <= Math.max(sendBackOff.mostMs, lastError?.retryAfterMs ?? 0);
}

/** A worker carries out a request within this time of its sending, or not at all. */
const CARRIED_OUT_MS = 5000;

/**
 * Time from which a creation that was interrupted can be looked for: before it, the worker may still
 * be carrying it out. Null: at once, as its key distinguishes it from another one.
 */
function lookableAt({ edit, isKeyed, sentAt }: OutboxEntry, now: number): number | null {
  if (edit.action !== 'create' || isKeyed || sentAt === null) return null;
  const carriedOutAt = Math.min(sentAt, now) + CARRIED_OUT_MS;
  return carriedOutAt > now ? carriedOutAt : null;
}

/**
 * Time from which a tab that takes the lead may go on with what was on its way. What was tried before keeps the
 * delay that it had, or an edit whose call ends its tab would be sent without a pause. Null: at once.
 */
export function resumableAt(entry: OutboxEntry, now: number): number | null {
  const lookable = lookableAt(entry, now);
  if (entry.attempts < 2 || entry.sentAt === null) return lookable;
  const delayed = Math.min(entry.sentAt, now) + equalJitterMs(entry.attempts, sendBackOff, 0);
  return delayed > now ? Math.max(delayed, lookable ?? 0) : lookable;
}

/**
 * True where an edit in conflict lets a later one of its record pass: a change of another part of it, as of the
 * city where the title is in conflict. What the public sees waits for all of it.
 */
const letsPass = (conflict: OutboxEntry, later: OutboxEntry): boolean =>
  conflict.state === 'conflict' &&
  conflict.edit.action === 'update' &&
  later.edit.action === 'update' &&
  !isDestructive(later.edit) &&
  targetOfEntry(conflict) !== targetOfEntry(later);

/** True for an edit that must be sent, or given up, before a later one. */
export const isBefore = (earlier: OutboxEntry, later: OutboxEntry): boolean =>
  later.dependsOn.includes(earlier.id) ||
  (earlier.orderKey === later.orderKey && earlier.seq < later.seq && !letsPass(earlier, later));

/** True for an edit that is sent only after the person's decision about another one. */
export const isHeldUp = (entry: OutboxEntry, entries: readonly OutboxEntry[]): boolean =>
  !needsDecision(entry) && entries.some((other) => needsDecision(other) && isBefore(other, entry));

/**
 * The next runnable step given those in flight: the oldest edit that is not blocked. One
 * that waits, for a time or for the person, holds up its own record and what depends on it, and
 * nothing else. One that is in hand, or on its way, also holds up the rest of its save, and a naming
 * one the others that name.
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
  /** The conflicts before an entry, by order key, where nothing else is before it. */
  const conflicts = new Map<string, OutboxEntry[]>();
  let until: number | null = null;
  for (const entry of outbox.entries) {
    const { orderKey, dependsOn, nextAttemptAt } = entry;
    const passed = blockedKeys.has(orderKey) ? conflicts.get(orderKey) : [];
    const isPassing = passed?.every((conflict) => letsPass(conflict, entry)) === true;
    const isBlocked = !isPassing || dependsOn.some((id) => open.has(id));
    blockedKeys.add(orderKey);
    if (passed !== undefined && entry.state === 'conflict') {
      conflicts.set(orderKey, [...passed, entry]);
    } else conflicts.delete(orderKey);
    if (isBlocked || needsDecision(entry)) continue;
    if (entry.group !== undefined && busyGroups.has(entry.group)) continue;
    if (isNamingBusy && claimsIdentity(entry.edit)) continue;
    if (nextAttemptAt !== null && isPutOff(entry, now)) {
      until = Math.min(until ?? nextAttemptAt, nextAttemptAt);
      continue;
    }
    if (isDestructive(entry.edit) && !entry.isConfirmed && now - entry.createdAt > DAY_MS) {
      return { kind: 'ask', entry };
    }
    if (needsLookUp(entry, now, extensions)) return { kind: 'lookUp', entry };
    const ifMatch = extensions.hasPreconditions ? (entry.base?.updatedAt ?? null) : null;
    const isFresh = entry.edit.action === 'remove' && !entry.isRevalidated;
    return {
      kind: 'send',
      entry,
      isKeyed: extensions.hasKeys && entry.edit.action === 'create',
      ifMatch: isFresh ? null : ifMatch,
    };
  }
  return { kind: 'rest', until };
}
