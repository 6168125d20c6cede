import { type SectionChange } from '../../../domain/tours/section';
import { type SectionTextChange } from '../../../domain/tours/translation';
import { type Edit } from '../../../state/outbox/edit';
import { readOrder, readSeconds, type SectionFormValues } from './sectionForm';

const textOrNull = (text: string) => text.trim() || null;

/**
 * What an edited form sends: the changed fields of the section, then the changed words of its
 * language. Empty when nothing is to be sent. An order index that is no number is left out.
 */
export function sectionEdits(
  section: { id: string; language: string },
  initial: SectionFormValues,
  values: SectionFormValues,
): Edit[] {
  const { id: sectionId, language } = section;
  const change: SectionChange = {};
  const order = readOrder(values.order_index);
  if (order !== null && order !== readOrder(initial.order_index)) change.order_index = order;
  const seconds = readSeconds(values.duration_seconds);
  if (seconds !== readSeconds(initial.duration_seconds)) change.duration_seconds = seconds;
  const words: SectionTextChange = {};
  for (const name of ['title', 'description'] as const) {
    const text = textOrNull(values[name]);
    if (text !== textOrNull(initial[name])) words[name] = text;
  }
  const edits: Edit[] = [];
  if (Object.keys(change).length > 0)
    edits.push({ entity: 'section', action: 'update', ref: { sectionId }, fields: change });
  if (Object.keys(words).length > 0) {
    edits.push({
      entity: 'sectionTranslation',
      action: 'update',
      ref: { sectionId, language },
      fields: words,
    });
  }
  return edits;
}

/** The form once its edits are saved: trimmed, its numbers as they were sent. */
export function savedValues<Values extends SectionFormValues>(
  initial: Values,
  values: Values,
): Values {
  return {
    ...values,
    order_index: readOrder(values.order_index) ?? initial.order_index,
    duration_seconds: readSeconds(values.duration_seconds),
    title: values.title.trim(),
    description: values.description.trim(),
  };
}
