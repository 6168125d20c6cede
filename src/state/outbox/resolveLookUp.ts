import { fieldsOf, isSameValue, isWhole, withFields } from './editFields';
import { mergeFields } from './threeWayMerge';
import { type OutboxEntry } from './outboxEntry';
import { type LookUpResult } from './outboxEvent';

export type Resolution =
  /** The worker already has the wanted values. */
  { kind: 'settled'; realId: string | null } | { kind: 'changed'; change: Partial<OutboxEntry> };

const conflict = (differences: OutboxEntry['differences']): Resolution => ({
  kind: 'changed',
  change: { state: 'conflict', differences, nextAttemptAt: null },
});

const proceed = (change: Partial<OutboxEntry>): Resolution => ({
  kind: 'changed',
  change: { ...change, isRevalidated: true, isDoubtful: false, differences: [] },
});

/** A record that somebody changed after the person saw it is removed only after the person's decision. */
function resolveRemoval(
  entry: OutboxEntry,
  found: Extract<LookUpResult, { kind: 'record' }>,
): Resolution {
  const { fields: theirs, updatedAt } = found;
  const differences = Object.entries(entry.base?.fields ?? {})
    .filter(([field, base]) => field in theirs && !isSameValue(base, theirs[field]))
    .map(([field, base]) => ({ field, mine: null, theirs: theirs[field], base }));
  if (differences.length > 0) return conflict(differences);
  return proceed({ base: { fields: entry.base?.fields ?? {}, updatedAt } });
}

function resolveChange(
  entry: OutboxEntry,
  found: Extract<LookUpResult, { kind: 'record' }>,
): Resolution {
  const { fields: theirs, updatedAt } = found;
  const { fields, differences } = mergeFields(
    fieldsOf(entry.edit),
    entry.base?.fields ?? null,
    theirs,
  );
  if (differences.length > 0) return conflict(differences);
  if (Object.keys(fields).length === 0) return { kind: 'settled', realId: null };
  // An edit that is written whole takes the worker's current values for fields that the person did not change.
  const sent = isWhole(entry.edit) ? { ...theirs, ...fields } : fields;
  const edit = withFields(entry.edit, sent);
  return proceed({ edit, base: { fields: theirs, updatedAt } });
}

/** Consequence of a look-up for an entry that is to be sent, or was sent without a response. */
export function resolveLookUp(entry: OutboxEntry, found: LookUpResult): Resolution {
  const { action } = entry.edit;
  if (found.kind === 'made') return { kind: 'settled', realId: found.realId };
  if (found.kind === 'unsure') return { kind: 'changed', change: { state: 'unsure' } };
  if (action === 'create') {
    if (found.kind === 'nothing') return proceed({});
    const { fields: theirs } = found;
    const differences = Object.entries(fieldsOf(entry.edit))
      .filter(([field, mine]) => field in theirs && !isSameValue(mine, theirs[field]))
      .map(([field, mine]) => ({ field, mine, theirs: theirs[field], base: undefined }));
    return differences.length > 0 ? conflict(differences) : { kind: 'settled', realId: null };
  }
  if (found.kind === 'nothing') {
    if (action === 'remove') return { kind: 'settled', realId: null };
    return { kind: 'changed', change: { state: 'notFound', nextAttemptAt: null } };
  }
  return action === 'remove' ? resolveRemoval(entry, found) : resolveChange(entry, found);
}
