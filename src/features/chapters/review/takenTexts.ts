import { type TakenCounts, type Taking } from '../../../domain/chapterFormats/takenProposals';
import { countOf, formatCount } from '../../../domain/text/count';

/** Counts as in '3 changed, 2 new, 5 removed, 1 of them with a description'; '0 new' when nothing changes. */
export function countsText(counts: TakenCounts): string {
  const { added, updated, unchanged, removed, describedRemoved } = counts;
  const parts = [
    updated > 0 && `${formatCount(updated)} changed`,
    unchanged > 0 && `${formatCount(unchanged)} unchanged`,
    added > 0 && `${formatCount(added)} new`,
    removed > 0 && `${formatCount(removed)} removed`,
    describedRemoved > 0 && `${formatCount(describedRemoved)} of them with a description`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : '0 new';
}

/** Label of the apply button, as in 'Update 3, add 2' or 'Add 2 chapters'. */
export function takeLabel({ added, updated, removed, unchanged }: TakenCounts, taking: Taking) {
  if (taking === 'replace')
    return `Replace with ${countOf(added + updated + unchanged, 'chapter')}`;
  if (taking === 'add') return `Add ${countOf(added, 'chapter')}`;
  const parts = [
    { verb: 'Update', count: updated },
    { verb: 'Add', count: added },
    { verb: 'Remove', count: removed },
  ].filter(({ count }) => count > 0);
  const [first, ...others] = parts;
  if (first === undefined) return 'Update 0 chapters';
  if (others.length === 0) return `${first.verb} ${countOf(first.count, 'chapter')}`;
  const rest = others.map(({ verb, count }) => `${verb.toLowerCase()} ${formatCount(count)}`);
  return `${first.verb} ${formatCount(first.count)}, ${rest.join(', ')}`;
}

/** True when applying the proposals changes the chapters; an empty list never replaces them. */
export function doesSomething({ added, updated, unchanged, removed }: TakenCounts, taking: Taking) {
  const changed = added + updated + removed;
  return taking === 'replace' ? changed > 0 && added + updated + unchanged > 0 : changed > 0;
}
