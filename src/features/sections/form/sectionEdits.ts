import { isUnparsedDuration } from '../../../domain/forms/typedTime';
import { parseSeconds } from '../../../domain/text/duration';
import { type SectionChange } from '../../../domain/tours/sectionRules';
import { type SectionTextChange } from '../../../domain/tours/translation';
import { type Edit } from '../../../state/outbox/edit';
import { parseOrderIndex, type SectionFormValues } from './sectionForm';

const textOrNull = (text: string) => text.trim() || null;

/**
 * Edits to send: changed section fields, then changed texts of the form's language. Empty when nothing changed. Omits
 * an invalid order index and a duration that cannot be parsed.
 */
export function sectionEdits(
  section: { id: string; language: string },
  initial: SectionFormValues,
  values: SectionFormValues,
): Edit[] {
  const { id: sectionId, language } = section;
  const change: SectionChange = {};
  const order = parseOrderIndex(values.order_index);
  if (order !== null && order !== parseOrderIndex(initial.order_index)) change.order_index = order;
  const seconds = parseSeconds(values.duration_seconds);
  const isRead = !isUnparsedDuration(values.duration_seconds);
  if (isRead && seconds !== parseSeconds(initial.duration_seconds)) {
    change.duration_seconds = seconds;
  }
  const textChange: SectionTextChange = {};
  for (const name of ['title', 'description'] as const) {
    const text = textOrNull(values[name]);
    if (text !== textOrNull(initial[name])) textChange[name] = text;
  }
  const edits: Edit[] = [];
  if (Object.keys(change).length > 0)
    edits.push({ entity: 'section', action: 'update', ref: { sectionId }, fields: change });
  if (Object.keys(textChange).length > 0) {
    edits.push({
      entity: 'sectionTranslation',
      action: 'update',
      ref: { sectionId, language },
      fields: textChange,
    });
  }
  return edits;
}

/** Form values after a save: trimmed, with parsed numbers. */
export function savedValues(
  initial: SectionFormValues,
  values: SectionFormValues,
): SectionFormValues {
  return {
    order_index: parseOrderIndex(values.order_index) ?? initial.order_index,
    duration_seconds: parseSeconds(values.duration_seconds),
    title: values.title.trim(),
    description: values.description.trim(),
  };
}
