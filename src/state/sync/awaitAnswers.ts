import { type Problem } from '../../domain/problem';
import { recordKeyOf } from '../outbox/recordKeys';
import { NETWORK_LOST } from '../outbox/networkLost';
import { needsDecision, type Outbox, type OutboxEntry } from '../outbox/outboxEntry';
import { type EditDraft } from '../outbox/outboxEvent';
import { type OutboxService } from '../outbox/outboxService';

export type Answers =
  | { kind: 'sent' }
  | { kind: 'refused'; problem: Problem; sent: number }
  /** Stored here, and sent later. */
  | { kind: 'queued'; needsDecision: boolean };

/** Maximum time that a form waits for the worker's answer. */
const ANSWER_TIMEOUT_MS = 8000;

/** Answers that ask for a repetition and not for the person. */
const RETRYABLE_STATUSES = [408, 425, 429, 503, 504];

/** The entry that carries a draft: its own, or the one it was merged into. */
function entryFor({ entries }: Outbox, draft: EditDraft): OutboxEntry | undefined {
  const target = recordKeyOf(draft.edit, draft.temporaryId);
  return (
    entries.find(({ id }) => id === draft.id) ??
    entries.findLast((entry) => recordKeyOf(entry.edit, entry.temporaryId) === target) ??
    entries.findLast(({ orderKey }) => target.startsWith(`${orderKey}/`))
  );
}

/** The worker's refusal of an entry; null while nothing final was answered. */
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
  | { kind: 'queued'; needsDecision: boolean }
  | { kind: 'refused'; problem: Problem; sent: number };

function progressOf(outbox: Outbox, holders: readonly (string | undefined)[], canReach: boolean) {
  let sent = 0;
  for (const holderId of holders) {
    const entry = outbox.entries.find(({ id }) => id === holderId);
    if (entry === undefined) {
      sent += 1;
      continue;
    }
    const problem = refusalOf(entry);
    if (problem !== null) return { kind: 'refused', problem, sent } as const;
    const { orderKey, seq, dependsOn } = entry;
    const before = outbox.entries.filter(
      (other) => (other.orderKey === orderKey && other.seq <= seq) || dependsOn.includes(other.id),
    );
    if (before.some(needsDecision)) return { kind: 'queued', needsDecision: true } as const;
    const isOffline =
      !canReach ||
      outbox.isPaused ||
      before.some(({ lastError, state }) => lastError?.code === 'network' && state !== 'sending');
    if (isOffline && entry.state !== 'sending')
      return { kind: 'queued', needsDecision: false } as const;
    return { kind: 'open' } as const;
  }
  return { kind: 'sent' } as const;
}

/**
 * Waits for the worker's answers to edits that were just queued, or until it is clear that none will
 * come soon. Refused ones, with those after them, are taken out again: the form holds them.
 */
export async function awaitAnswers(
  service: OutboxService,
  drafts: readonly EditDraft[],
): Promise<Answers> {
  const holders = drafts.map((draft) => entryFor(service.current(), draft)?.id);
  const deadline = Date.now() + ANSWER_TIMEOUT_MS;
  void service.sendNow();
  const progress = await new Promise<Progress>((resolve) => {
    const settle = (result: Progress) => {
      clearTimeout(timer);
      stop();
      resolve(result);
    };
    const check = () => {
      const now = progressOf(service.current(), holders, service.canReach());
      if (now.kind !== 'open') settle(now);
      else if (Date.now() >= deadline) settle({ kind: 'queued', needsDecision: false });
    };
    const stop = service.subscribe(check);
    const timer = setTimeout(check, ANSWER_TIMEOUT_MS);
    check();
  });
  if (progress.kind === 'sent' || progress.kind === 'open') return { kind: 'sent' };
  const ids = holders.filter((id) => id !== undefined);
  const isWaitedFor = (id: string) => service.current().entries.some((entry) => entry.id === id);
  if (progress.kind === 'refused') {
    await service.apply({ type: 'withdrawn', ids });
    const { problem, sent } = progress;
    // Another edit, said to be saved before, went with it: it is the person's to decide.
    return ids.some(isWaitedFor)
      ? { kind: 'queued', needsDecision: true }
      : { kind: 'refused', problem, sent };
  }
  if (!service.isDurable()) {
    await service.apply({ type: 'withdrawn', ids });
    return { kind: 'refused', problem: NETWORK_LOST, sent: 0 };
  }
  await service.apply({ type: 'savedLocally', ids });
  return progress;
}
