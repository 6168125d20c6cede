import { entityOf } from '../../domain/entities/entities';
import { type Edit } from './edit';
import { fieldsOf, withFields, type Fields } from './editFields';
import { languageOf } from './recordKeys';

/** The fields of a change that a creation carries as well; null when it can't carry all of them. */
function carriedFields(draft: Fields, change: Fields, leftOut: readonly string[]): Fields | null {
  const names = Object.keys(change);
  const canCarry = names.every(
    (name) =>
      name in draft && !leftOut.includes(name) && (change[name] !== null || draft[name] === null),
  );
  return canCarry ? change : null;
}

/** True where a creation includes the translation that a later edit changes. */
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

/** The creation with a later change of the same record in it; null where both must be sent. */
function mergeIntoCreation(created: Edit, later: Edit): Edit | null {
  if (created.entity !== later.entity && !includesTranslation(created, later)) return null;
  const { fields: described } = entityOf(later.entity);
  // A record is made unpublished: its publication is a step of its own.
  const leftOut = Object.keys(described).filter((name) => described[name]?.isPublication === true);
  const fields = carriedFields(fieldsOf(created), fieldsOf(later), leftOut);
  return fields && withFields(created, fields);
}

export type Merged = { kind: 'merged'; edit: Edit } | { kind: 'cancelled' } | null;

/**
 * Two edits of the same record as one: change and change, creation and change; creation and removal
 * are nothing at all. Null where both must be sent. Only for an earlier one never attempted.
 */
export function mergeEdits(earlier: Edit, later: Edit): Merged {
  if (earlier.action === 'create') {
    if (later.action === 'remove') return { kind: 'cancelled' };
    const edit = later.action === 'update' ? mergeIntoCreation(earlier, later) : null;
    return edit && { kind: 'merged', edit };
  }
  const areChanges = earlier.action === 'update' && later.action === 'update';
  if (earlier.entity !== later.entity || !areChanges) return null;
  return {
    kind: 'merged',
    edit: withFields(earlier, { ...fieldsOf(earlier), ...fieldsOf(later) }),
  };
}
