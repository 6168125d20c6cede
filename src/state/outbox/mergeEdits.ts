import { type Edit } from './edit';
import { actionOf, fieldsOf, withFields, type Fields } from './editFields';

/** The fields of a change that a creation carries as well; null when it can't carry all of them. */
function carried(draft: Fields, change: Fields, leftOut: readonly string[]): Fields | null {
  const names = Object.keys(change);
  const canCarry = names.every(
    (name) =>
      name in draft && !leftOut.includes(name) && (change[name] !== null || draft[name] === null),
  );
  return canCarry ? change : null;
}

/** The creation with a later change of the same record in it; null where both must be sent. */
function intoCreation(created: Edit, later: Edit): Edit | null {
  // A tour is made unpublished: its publication is a step of its own.
  if (created.kind === 'tour created' && later.kind === 'tour changed') {
    const fields = carried(created.draft, later.change, ['is_published']);
    return fields && withFields(created, fields);
  }
  if (created.kind === 'tour created' && later.kind === 'tour text changed') {
    if (later.language !== created.draft.primary_language) return null;
    const fields = carried(created.draft, later.change, []);
    return fields && withFields(created, fields);
  }
  if (created.kind === 'section created' && later.kind === 'section changed') {
    const fields = carried(created.draft, later.change, []);
    return fields && withFields(created, fields);
  }
  if (created.kind === 'section created' && later.kind === 'section text changed') {
    if (later.language !== created.draft.language) return null;
    const fields = carried(created.draft, later.change, []);
    return fields && withFields(created, fields);
  }
  const isOwnText =
    (created.kind === 'tour text created' && later.kind === 'tour text changed') ||
    (created.kind === 'section text created' && later.kind === 'section text changed') ||
    (created.kind === 'chapter created' && later.kind === 'chapter changed');
  if (!isOwnText) return null;
  const fields = carried(fieldsOf(created), fieldsOf(later), []);
  return fields && withFields(created, fields);
}

export type Merged = { kind: 'merged'; edit: Edit } | { kind: 'cancelled' } | null;

/**
 * Two edits of the same record as one: change and change, creation and change; creation and removal
 * are nothing at all. Null where both must be sent. Only for an earlier one never attempted.
 */
export function mergeEdits(earlier: Edit, later: Edit): Merged {
  const action = actionOf(later);
  if (actionOf(earlier) === 'created') {
    if (action === 'removed') return { kind: 'cancelled' };
    const edit = action === 'changed' ? intoCreation(earlier, later) : null;
    return edit && { kind: 'merged', edit };
  }
  if (earlier.kind !== later.kind || action !== 'changed') return null;
  return {
    kind: 'merged',
    edit: withFields(earlier, { ...fieldsOf(earlier), ...fieldsOf(later) }),
  };
}
