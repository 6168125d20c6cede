import { compareFields, fieldsOf, isSameValue, isWhole, withFields } from './editFields';
import { type OutboxEntry } from './outboxEntry';
import { type Found } from './outboxEvent';

export type Verdict =
  /** The worker has what the person wanted. */
  { kind: 'settled'; realId: string | null } | { kind: 'changed'; change: Partial<OutboxEntry> };

const conflict = (differences: OutboxEntry['differences']): Verdict => ({
  kind: 'changed',
  change: { state: 'conflict', differences, nextAttemptAt: null },
});

const goOn = (change: Partial<OutboxEntry>): Verdict => ({
  kind: 'changed',
  change: { ...change, isLooked: true, isDoubtful: false, differences: [] },
});

/** What was removed is gone; what somebody changed after the person saw it is theirs to confirm. */
function judgeRemoval(entry: OutboxEntry, found: Extract<Found, { kind: 'record' }>): Verdict {
  const { fields: theirs, updatedAt } = found;
  const differences = Object.entries(entry.base?.fields ?? {})
    .filter(([field, base]) => field in theirs && !isSameValue(base, theirs[field]))
    .map(([field, base]) => ({ field, mine: null, theirs: theirs[field], base }));
  if (differences.length > 0) return conflict(differences);
  return goOn({ base: { fields: entry.base?.fields ?? {}, updatedAt } });
}

function judgeChange(entry: OutboxEntry, found: Extract<Found, { kind: 'record' }>): Verdict {
  const { fields: theirs, updatedAt } = found;
  const { fields, differences } = compareFields(
    fieldsOf(entry.edit),
    entry.base?.fields ?? null,
    theirs,
  );
  if (differences.length > 0) return conflict(differences);
  if (Object.keys(fields).length === 0) return { kind: 'settled', realId: null };
  // A draft is sent whole: what the person left alone goes as the worker has it by now.
  const sent = isWhole(entry.edit) ? { ...theirs, ...fields } : fields;
  const edit = withFields(entry.edit, sent);
  return goOn({ edit, base: { fields: theirs, updatedAt } });
}

/** What a look at the worker means for an entry that is to be sent, or was sent without an answer. */
export function judgeFound(entry: OutboxEntry, found: Found): Verdict {
  const { action } = entry.edit;
  if (found.kind === 'made') return { kind: 'settled', realId: found.realId };
  if (found.kind === 'unsure') return { kind: 'changed', change: { state: 'unsure' } };
  if (action === 'create') {
    if (found.kind === 'nothing') return goOn({});
    const { fields: theirs } = found;
    const differences = Object.entries(fieldsOf(entry.edit))
      .filter(([field, mine]) => field in theirs && !isSameValue(mine, theirs[field]))
      .map(([field, mine]) => ({ field, mine, theirs: theirs[field], base: undefined }));
    return differences.length > 0 ? conflict(differences) : { kind: 'settled', realId: null };
  }
  if (found.kind === 'nothing') {
    if (action === 'remove') return { kind: 'settled', realId: null };
    return { kind: 'changed', change: { state: 'gone', nextAttemptAt: null } };
  }
  return action === 'remove' ? judgeRemoval(entry, found) : judgeChange(entry, found);
}
