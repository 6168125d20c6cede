import { type Problem } from '../../domain/problem';
import { fieldsOf } from '../outbox/editFields';
import { recordKeyOf } from '../outbox/recordKeys';
import { NETWORK_LOST } from '../../domain/networkLost';
import { mustPrecede } from '../outbox/nextStep';
import { needsDecision, type Outbox, type OutboxEntry } from '../outbox/outboxEntry';
import { type NewEdit } from '../outbox/outboxEvent';
import { type AwaitedOutbox } from './unstoredOutbox';

export type AwaitedOutcome =
  { kind: 'sent' } | { kind: 'refused'; problem: Problem; sent: number } | Queued;

/** Stored on this device, to be sent later. */
export interface Queued {
  kind: 'queued';
  needsDecision: boolean;
  /** True when the session has ended: nothing is sent until the person signs in again. */
  needsSignIn: boolean;
  /** True when the worker is reachable but has not responded. */
  isLate: boolean;
  /** Error response that leads to a retry; null when there was none. */
  retryCause: Problem | null;
}

/** Maximum time that a form waits for the worker's response. */
const RESPONSE_TIMEOUT_MS = 8000;
/** Part of that time during which a server error may still resolve itself before being reported. */
const ERROR_TIMEOUT_MS = 2000;

/** Problem of a conflict that the form resolves itself; no entry stays in the outbox for the person to decide. */
const CHANGED_MEANWHILE: Problem = {
  code: 'conflict',
  message: 'This was changed by somebody else meanwhile. Load the page again before you save.',
};

/** True for the problem of edits that are in conflict; a refusal by the worker has a status instead. */
export const isChangedMeanwhile = ({ code, status }: Problem): boolean =>
  code === CHANGED_MEANWHILE.code && status === undefined;

/** Statuses that lead to a retry without a decision of the person. */
const RETRYABLE_STATUSES = [408, 425, 429, 503, 504];

/**
 * Entry that carries a new edit: its own, or the one into which it was coalesced; undefined when both cancelled out.
 */
function entryFor({ entries }: Outbox, newEdit: NewEdit): OutboxEntry | undefined {
  const target = recordKeyOf(newEdit.edit, newEdit.temporaryId);
  const names = Object.keys(fieldsOf(newEdit.edit));
  const isCarrier = ({ edit }: OutboxEntry) => names.some((name) => name in fieldsOf(edit));
  return (
    entries.find(({ id }) => id === newEdit.id) ??
    entries.findLast(
      (entry) => recordKeyOf(entry.edit, entry.temporaryId) === target && isCarrier(entry),
    ) ??
    entries.findLast((entry) => target.startsWith(`${entry.orderKey}/`) && isCarrier(entry))
  );
}

/** The worker's refusal of an entry; null while no response is final. */
function refusalOf(entry: OutboxEntry): Problem | null {
  const { state, lastError } = entry;
  if (lastError === null || state === 'sending' || state === 'conflict') return null;
  if (needsDecision(entry)) return lastError;
  if (lastError.code === 'unauthorized' || lastError.code === 'network') return null;
  const isFinal =
    lastError.code === 'invalid_response' ||
    (lastError.status === undefined ? lastError.code === 'other' : lastError.status >= 500);
  return isFinal && !RETRYABLE_STATUSES.includes(lastError.status ?? 0) ? lastError : null;
}

type Progress =
  | { kind: 'open' }
  | { kind: 'sent' }
  | Queued
  | { kind: 'refused'; problem: Problem; sent: number };

function queued(known: Partial<Queued>): Queued {
  const { needsDecision = false, needsSignIn = false, isLate = false, retryCause = null } = known;
  return { kind: 'queued', needsDecision, needsSignIn, isLate, retryCause };
}

interface Waiting {
  holders: readonly (string | undefined)[];
  canReach: boolean;
  /** Epoch milliseconds. */
  deadline: number;
  /** A server error is reported if its next attempt is at or after this time; 0 reports every error. */
  errorTime: number;
}

/** Error response whose retry falls after the form has stopped waiting; null when there is none. */
function retryCauseOf({ lastError, nextAttemptAt }: OutboxEntry, { deadline, errorTime }: Waiting) {
  const status = lastError?.status ?? 0;
  const at = nextAttemptAt ?? 0;
  if (status === 429) return at > deadline ? lastError : null;
  return status >= 500 && at >= errorTime ? lastError : null;
}

function progressOf(outbox: Outbox, waiting: Waiting): Progress {
  const { holders, canReach } = waiting;
  let sent = 0;
  for (const holderId of holders) {
    const entry = outbox.entries.find(({ id }) => id === holderId);
    if (entry === undefined) {
      sent += 1;
      continue;
    }
    const problem = refusalOf(entry);
    if (problem !== null) return { kind: 'refused', problem, sent };
    const before = outbox.entries.filter((other) => other === entry || mustPrecede(other, entry));
    if (before.some(needsDecision)) return queued({ needsDecision: true });
    const isOffline =
      !canReach ||
      outbox.isPaused ||
      before.some(({ lastError, state }) => lastError?.code === 'network' && state !== 'sending');
    if (isOffline && entry.state !== 'sending') return queued({ needsSignIn: outbox.isPaused });
    const retryCause = before
      .map((other) => retryCauseOf(other, waiting))
      .find((cause) => cause !== null);
    return retryCause === undefined ? { kind: 'open' } : queued({ retryCause });
  }
  return { kind: 'sent' };
}

/** True when these edits need a decision only because of conflicts. */
function isConflictOf({ entries }: Outbox, ids: readonly (string | undefined)[]): boolean {
  const undecided = entries.filter((entry) => ids.includes(entry.id) && needsDecision(entry));
  return (
    undecided.length > 0 &&
    undecided.every(({ state, isSavedLocally }) => state === 'conflict' && !isSavedLocally)
  );
}

/**
 * Waits for the worker's responses to just-queued edits, or until none can be expected soon. A refused edit and the
 * ones after it are rolled back, since the form still holds their values; so are edits in conflict when the form
 * resolves conflicts itself.
 */
export async function awaitResponses(
  service: AwaitedOutbox,
  newEdits: readonly NewEdit[],
  isAskedInForm = false,
): Promise<AwaitedOutcome> {
  const holders = newEdits.map((newEdit) => entryFor(service.current(), newEdit)?.id);
  const deadline = Date.now() + RESPONSE_TIMEOUT_MS;
  let errorTime = Date.now() + ERROR_TIMEOUT_MS;
  void service.sendNow();
  const progress = await new Promise<Progress>((resolve) => {
    const settle = (result: Progress) => {
      clearTimeout(timer);
      clearTimeout(errorTimer);
      stop();
      resolve(result);
    };
    const check = (isLate: boolean) => {
      const canReach = service.canReach();
      const now = progressOf(service.current(), { holders, canReach, deadline, errorTime });
      if (now.kind !== 'open') settle(now);
      else if (isLate) settle(queued({ isLate: canReach }));
    };
    const stop = service.subscribe(() => check(false));
    const timer = setTimeout(() => check(true), RESPONSE_TIMEOUT_MS);
    const errorTimer = setTimeout(() => {
      errorTime = 0;
      check(false);
    }, ERROR_TIMEOUT_MS);
    check(false);
  });
  if (progress.kind === 'sent' || progress.kind === 'open') return { kind: 'sent' };
  const ids = holders.filter((id) => id !== undefined);
  const isWaitedFor = (id: string) => service.current().entries.some((entry) => entry.id === id);
  if (progress.kind === 'refused') {
    await service.apply({ type: 'rolledBack', ids });
    const { problem, sent } = progress;
    // Another edit, already reported as saved, was refused too: the person must decide about it.
    return ids.some(isWaitedFor)
      ? queued({ needsDecision: true })
      : { kind: 'refused', problem, sent };
  }
  const isAsked = isAskedInForm && progress.needsDecision && isConflictOf(service.current(), ids);
  if (isAsked || !service.isDurable()) {
    const sent = ids.filter((id) => !isWaitedFor(id)).length;
    await service.apply({ type: 'rolledBack', ids });
    const problem = progress.needsDecision
      ? CHANGED_MEANWHILE
      : (progress.retryCause ?? NETWORK_LOST);
    return { kind: 'refused', problem, sent };
  }
  await service.apply({ type: 'savedLocally', ids });
  return progress;
}
