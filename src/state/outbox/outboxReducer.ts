import { equalJitterMs } from '../../platform/backOff';
import { type Problem } from '../../domain/problem';
import { fieldsOf, isWhole, withFields } from './editFields';
import { withFollowers } from './threeWayMerge';
import { resumableAt, sendBackOff } from './nextStep';
import { resolveLookUp } from './resolveLookUp';
import { type Outbox, type OutboxEntry, needsDecision } from './outboxEntry';
import { type OutboxEvent } from './outboxEvent';
import { changeStacked, queueEdits, withDependents, withoutEntries } from './queueEdits';
import { recreateRecord, renameRecord, withAlias } from './recreateRecord';
import { takeBackEdits, takeBackReversals } from './takeBack';

type Change = Partial<OutboxEntry>;

/** State of an entry that was sent with an unknown outcome. */
const IN_DOUBT = {
  state: 'unknown',
  isDoubtful: true,
  isRevalidated: false,
  sentAt: null,
} as const;

function changeEntry(
  outbox: Outbox,
  id: string,
  change: (entry: OutboxEntry) => Change | null,
): Outbox {
  const entries = outbox.entries.map((entry) => {
    const changed = entry.id === id ? change(entry) : null;
    return changed === null ? entry : { ...entry, ...changed };
  });
  const isSame = entries.every((entry, index) => entry === outbox.entries[index]);
  return isSame ? outbox : { ...outbox, entries };
}

/**
 * Rebases the edits stacked on an acknowledged edit: its values become part of their base. If it was merged with
 * somebody else's change, their base gets no `updated_at`, so that each is looked up before sending.
 */
function rebaseStacked(
  entries: readonly OutboxEntry[],
  sent: OutboxEntry,
  newUpdatedAt: string | null,
) {
  const updatedAt = sent.isRevalidated ? null : newUpdatedAt;
  return changeStacked(entries, sent, (base) => ({
    base: { fields: { ...base.fields, ...fieldsOf(sent.edit) }, updatedAt },
  }));
}

/**
 * Requires a look-up before sending, for an edit made while a list showed the record twice, under the worker's id and
 * the temporary one: edits of the other copy are sent too.
 */
const withoutBase = (entry: OutboxEntry): OutboxEntry => ({
  ...entry,
  isRevalidated: false,
  base: entry.base && { ...entry.base, updatedAt: null },
});

/** Removes an acknowledged edit, and replaces the record's temporary id with the worker's in all entries. */
function acknowledge(
  outbox: Outbox,
  sent: OutboxEntry,
  realId: string | null,
  updatedAt: string | null,
): Outbox {
  const { temporaryId } = sent;
  const entries = rebaseStacked(outbox.entries, sent, updatedAt).filter(({ id }) => id !== sent.id);
  if (temporaryId === null || realId === null) return { ...outbox, entries };
  const aliases = withAlias(outbox.aliases, temporaryId, realId);
  const orderKey = sent.orderKey.replace(temporaryId, realId);
  const withoutBases = entries.map((entry) =>
    entry.orderKey === orderKey ? withoutBase(entry) : entry,
  );
  return { ...outbox, entries: renameRecord(withoutBases, temporaryId, realId), aliases };
}

const REQUEST_TIMEOUT = 408;
const isUnauthorized = ({ status, code }: Problem) => status === 401 || code === 'unauthorized';

/** Change of an entry after a failed look-up, or a response other than a success. */
function afterFailure(
  entry: OutboxEntry,
  { problem, now, random }: Extract<OutboxEvent, { type: 'callFailed' }>,
): Change {
  const { status = 0 } = problem;
  const common = { lastError: problem, isRevalidated: false, sentAt: null };
  const backOffMs = equalJitterMs(entry.attempts, sendBackOff, random);
  const later = now + Math.max(problem.retryAfterMs ?? 0, backOffMs);
  if (isUnauthorized(problem)) return { ...common, state: 'waiting', nextAttemptAt: null };
  if (status === 425 || status === 429) {
    return { ...common, state: 'waiting', nextAttemptAt: later };
  }
  if (problem.code === 'network') {
    // Only a look-up fails this way, so nothing was sent.
    const state = entry.isDoubtful ? 'unknown' : 'waiting';
    return { ...common, state, nextAttemptAt: later };
  }
  const hasNoVerdict =
    problem.code === 'invalid_response' || (status === 0 && problem.code === 'other');
  if (status >= 500 || status === REQUEST_TIMEOUT || hasNoVerdict) {
    return { ...common, ...IN_DOUBT, nextAttemptAt: later };
  }
  if (status === 412) {
    const base = entry.base && { ...entry.base, updatedAt: null };
    const nextAttemptAt = entry.attempts > 1 ? later : null;
    return { ...common, base, state: 'waiting', nextAttemptAt };
  }
  // The attempt in doubt may still be running in the worker, so a look-up decides.
  if (status === 409 && entry.isDoubtful && entry.edit.action === 'create') {
    return { ...common, ...IN_DOUBT, isKeyed: false, nextAttemptAt: later };
  }
  const state = status === 403 ? 'forbidden' : status === 404 ? 'notFound' : 'rejected';
  return { ...common, state, nextAttemptAt: null };
}

/** Applies the person's choice by field: fields resolved as 'theirs' are no longer edited. */
function resolveConflict(
  outbox: Outbox,
  entry: OutboxEntry,
  choices: Readonly<Record<string, 'mine' | 'theirs'>>,
): Outbox {
  const theirs = entry.differences.filter(({ field }) => choices[field] === 'theirs');
  const chosenFields = withFollowers(theirs.map(({ field }) => field));
  const mine = Object.entries(fieldsOf(entry.edit)).filter(([field]) => !chosenFields.has(field));
  if (entry.edit.action === 'remove' && chosenFields.size > 0)
    return withoutEntries(outbox, new Set([entry.id]));
  if (entry.edit.action !== 'remove' && mine.length === 0) {
    return withoutEntries(outbox, new Set([entry.id]));
  }
  const seen = Object.fromEntries(entry.differences.map(({ field, theirs }) => [field, theirs]));
  const theirValues = Object.fromEntries(theirs.map(({ field, theirs }) => [field, theirs]));
  return changeEntry(outbox, entry.id, () => ({
    // An edit that is written whole keeps all its fields, with the other side's values in those resolved as 'theirs'.
    edit: withFields(entry.edit, isWhole(entry.edit) ? theirValues : Object.fromEntries(mine)),
    base: { fields: { ...entry.base?.fields, ...seen }, updatedAt: null },
    state: 'waiting',
    differences: [],
    isRevalidated: false,
    nextAttemptAt: null,
    lastError: null,
  }));
}

function sendingOf(
  { attempts, state }: OutboxEntry,
  { isKeyed, now }: Extract<OutboxEvent, { type: 'sendStarted' }>,
): Change | null {
  if (state !== 'waiting' && state !== 'unknown') return null;
  return { state: 'sending', attempts: attempts + 1, isKeyed, sentAt: now, nextAttemptAt: null };
}

function retryOf(entry: OutboxEntry): Change | null {
  if (!needsDecision(entry) && entry.state !== 'waiting' && entry.state !== 'unknown') return null;
  // The person decided to send a creation that may have been carried out already.
  const isDecided = entry.state === 'unsure';
  return {
    state: entry.state === 'unknown' ? 'unknown' : 'waiting',
    nextAttemptAt: null,
    isRevalidated: isDecided,
    isDoubtful: entry.isDoubtful && !isDecided,
    isConfirmed: entry.isConfirmed || entry.state === 'old',
  };
}

/** Ends the back-off of entries: their next attempt is due at once. */
function withoutDelay(outbox: Outbox, isIncluded: (entry: OutboxEntry) => boolean): Outbox {
  return outbox.entries
    .filter((entry) => entry.nextAttemptAt !== null && isIncluded(entry))
    .reduce((changed, { id }) => changeEntry(changed, id, () => ({ nextAttemptAt: null })), outbox);
}

/** Rolls back edits of a save that are neither in flight nor reported as saved, with their dependents. */
function rollBack(outbox: Outbox, ids: readonly string[]): Outbox {
  const free = outbox.entries.filter(
    ({ id, state, isSavedLocally }) => ids.includes(id) && state !== 'sending' && !isSavedLocally,
  );
  return withoutEntries(
    outbox,
    new Set(free.flatMap(({ id }) => [...withDependents(outbox.entries, id)])),
  );
}

/** Queues edits; of an undo, only the part that could not be removed from unsent edits. */
function queueNewEdits(
  outbox: Outbox,
  { newEdits, now, isUndo }: Extract<OutboxEvent, { type: 'queued' }>,
): Outbox {
  if (isUndo !== true) return queueEdits(outbox, newEdits, now);
  const { outbox: taken, rest } = takeBackEdits(outbox, newEdits);
  return queueEdits(taken, rest, now);
}

/**
 * Reducer of the outbox. Pure, so that all tabs and the simulation compute the same result. An event for a missing
 * entry, or one whose state does not allow the event, is a no-op.
 */
export function outboxReducer(outbox: Outbox, event: OutboxEvent): Outbox {
  const named = 'id' in event ? outbox.entries.find(({ id }) => id === event.id) : undefined;
  switch (event.type) {
    case 'queued':
      return queueNewEdits(outbox, event);
    case 'leadTaken':
      return outbox.entries
        .filter(({ state }) => state === 'sending')
        .reduce(
          (changed, { id }) =>
            changeEntry(changed, id, (entry) => ({
              ...IN_DOUBT,
              nextAttemptAt: resumableAt(entry, event.now),
            })),
          outbox,
        );
    case 'sendStarted':
      return changeEntry(outbox, event.id, (entry) => sendingOf(entry, event));
    case 'acknowledged':
      return named ? acknowledge(outbox, named, event.realId, event.updatedAt) : outbox;
    case 'responseLost':
      return changeEntry(outbox, event.id, ({ attempts }) => ({
        ...IN_DOUBT,
        lastError: event.problem,
        nextAttemptAt: event.now + equalJitterMs(attempts, sendBackOff, event.random),
      }));
    case 'callFailed': {
      if (!named) return outbox;
      if (event.problem.status === 404 && named.edit.action === 'remove') {
        return acknowledge(outbox, named, null, null);
      }
      const changed = changeEntry(outbox, event.id, (entry) => afterFailure(entry, event));
      return isUnauthorized(event.problem) ? { ...changed, isPaused: true } : changed;
    }
    case 'lookedUp': {
      if (!named) return outbox;
      const verdict = resolveLookUp(named, event.found);
      if (verdict.kind === 'settled') {
        return acknowledge(outbox, named, verdict.realId, null);
      }
      return takeBackReversals(
        changeEntry(outbox, event.id, () => verdict.change),
        event.id,
      );
    }
    case 'confirmationRequired':
      return changeEntry(outbox, event.id, () => ({ state: 'old' }));
    case 'signedIn':
      if (!outbox.isPaused || event.userId !== outbox.userId) return outbox;
      return { ...outbox, isPaused: false };
    case 'reachable':
      return withoutDelay(outbox, ({ lastError }) => lastError?.code === 'network');
    case 'sendRequested':
      // An interrupted creation has no error; it still waits until it can be looked up.
      return withoutDelay(outbox, ({ lastError }) => lastError !== null);
    case 'savedLocally':
      return event.ids.reduce(
        (changed, id) =>
          changeEntry(changed, id, ({ isSavedLocally }) =>
            isSavedLocally ? null : { isSavedLocally: true },
          ),
        outbox,
      );
    case 'rolledBack':
      return rollBack(outbox, event.ids);
    case 'retried':
      return changeEntry(outbox, event.id, retryOf);
    case 'recreated':
      return recreateRecord(outbox, event);
    case 'resolved':
      return named?.state === 'conflict' ? resolveConflict(outbox, named, event.choices) : outbox;
    case 'discarded': {
      if (!named || named.state === 'sending') return outbox;
      return withoutEntries(outbox, withDependents(outbox.entries, named.id));
    }
  }
}
