import { entityOf } from '../../domain/entities/entities';
import { type Edit } from './edit';
import { fieldsOf, withFields, type Fields } from './editFields';
import { languageOf } from './recordKeys';

/** Fields of a change that the creation can carry too; null when it cannot carry all of them. */
function carriedFields(draft: Fields, change: Fields, leftOut: readonly string[]): Fields | null {
  const names = Object.keys(change);
  const canCarry = names.every(
    (name) =>
      name in draft && !leftOut.includes(name) && (change[name] !== null || draft[name] === null),
  );
  return canCarry ? change : null;
}

/** True when the creation includes the translation that the later edit changes. */
function includesTranslation(created: Edit, later: Edit): boolean {
  const { key, translationLanguageField } = entityOf(created.entity);
  const { isTranslation, key: translationKey } = entityOf(later.entity);
  return (
    isTranslation === true &&
    translationLanguageField !== undefined &&
    translationKey.prefix === key.prefix &&
    fieldsOf(created)[translationLanguageField] === languageOf(later)
  );
}

/** The creation with the fields of a later change of its record merged in; null when both edits must be sent. */
function coalesceIntoCreation(created: Edit, later: Edit): Edit | null {
  if (created.entity !== later.entity && !includesTranslation(created, later)) return null;
  const { fields: described } = entityOf(later.entity);
  // A record is created unpublished, so its publication stays an edit of its own.
  const leftOut = Object.keys(described).filter((name) => described[name]?.isPublication === true);
  const fields = carriedFields(fieldsOf(created), fieldsOf(later), leftOut);
  return fields && withFields(created, fields);
}

export type Coalesced = { kind: 'coalesced'; edit: Edit } | { kind: 'cancelled' } | null;

/**
 * Coalesces two edits of the same record into one: two changes, or a creation and a change; a creation and a removal
 * cancel out. Null when both must be sent. The earlier edit must never have been attempted.
 */
export function coalesceEdits(earlier: Edit, later: Edit): Coalesced {
  if (earlier.action === 'create') {
    if (later.action === 'remove') return { kind: 'cancelled' };
    const edit = later.action === 'update' ? coalesceIntoCreation(earlier, later) : null;
    return edit && { kind: 'coalesced', edit };
  }
  const areChanges = earlier.action === 'update' && later.action === 'update';
  if (earlier.entity !== later.entity || !areChanges) return null;
  return {
    kind: 'coalesced',
    edit: withFields(earlier, { ...fieldsOf(earlier), ...fieldsOf(later) }),
  };
}
