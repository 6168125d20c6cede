import { entityOf, type EntityName } from '../../domain/entities/entities';
import { fieldLabel } from '../../domain/record/record';
import { capitalised, listWithAnd } from '../../domain/text/sentence';
import { earlierSourceFields } from '../../domain/record/earlierSource';
import { type Edit } from '../outbox/edit';
import { isEditOf, languageOf } from '../outbox/recordKeys';

const verbs: Readonly<Record<EntityName, { made: string; removed: string }>> = {
  tour: { made: 'Tour created', removed: 'Tour deleted' },
  tourTranslation: { made: 'Translation added', removed: 'Translation deleted' },
  section: { made: 'Section created', removed: 'Section deleted' },
  sectionTranslation: { made: 'Translation added', removed: 'Translation deleted' },
  media: { made: 'Recording added', removed: 'Recording deleted' },
  chapter: { made: 'Chapter added', removed: 'Chapter deleted' },
};

/**
 * Labels of the changed fields as a list, as in 'Title and description'. Earlier sources are named only when nothing
 * else changed.
 */
function fieldList({ entity, fields }: Extract<Edit, { action: 'update' }>): string {
  const all = Object.keys(fields);
  const texts = all.filter((name) => !(name in earlierSourceFields));
  const labels = (texts.length === 0 ? all : texts).map((name) =>
    fieldLabel(entityOf(entity).fields, name),
  );
  return capitalised(listWithAnd(labels));
}

/** True for an edit that changes a section's position and nothing else. */
export const isReordering = (edit: Edit): boolean =>
  isEditOf(edit, 'section', 'update') &&
  Object.keys(edit.fields).every((name) => name === 'order_index');

/** Summary of the edits of one step; equal descriptions are listed once. */
export function describeStep(edits: readonly Edit[]): string {
  if (edits.length > 1 && edits.every(isReordering)) return 'Sections reordered';
  return [...new Set(edits.map(describeEdit))].join(', ');
}

function describeChange(edit: Extract<Edit, { action: 'update' }>): string {
  if (edit.entity === 'chapter') return 'Chapter changed';
  if (edit.entity === 'tour' && edit.fields.is_published !== undefined) {
    return edit.fields.is_published ? 'Published' : 'Unpublished';
  }
  const isOfSource = ([name]: [string, unknown]) => name in earlierSourceFields;
  const fields = Object.entries(edit.fields);
  if (fields.every(isOfSource) && fields.every(([, value]) => value === null)) {
    return 'Marked as still correct';
  }
  return `${fieldList(edit)} changed`;
}

/** Summary of an edit, as in 'Published' or 'Title and description changed (hi)'. */
export function describeEdit(edit: Edit): string {
  const { made, removed } = verbs[edit.entity];
  const isTranslation = entityOf(edit.entity).isTranslation === true;
  const language = isTranslation ? ` (${languageOf(edit) ?? ''})` : '';
  if (edit.action === 'update') return describeChange(edit) + language;
  return (edit.action === 'create' ? made : removed) + language;
}
