import { tourFields, tourTexts, type TourChange } from '../../../domain/tours/tour';
import { type TourTextChange } from '../../../domain/tours/translation';
import { type Edit } from '../../../state/outbox/edit';
import {
  readSeconds,
  tourTextNames,
  type TourFormValues,
  type TourTextName,
} from '../publication/tourForm';

const recordTexts = tourTextNames.filter((name) => name in tourFields);
/** The words that count without the space around them: a description keeps its own. */
const trimmedWords = tourTextNames.filter((name) => name in tourTexts && name !== 'description');

/** Whether a field was emptied: such a field is not sent, the old value stays. */
export function isEmptied(initial: TourFormValues, values: TourFormValues, name: TourTextName) {
  return values[name].trim() === '' && initial[name].trim() !== '';
}

function changedTexts<Name extends TourTextName>(
  names: readonly Name[],
  initial: TourFormValues,
  values: TourFormValues,
): Partial<Record<Name, string>> {
  const change: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = values[name].trim();
    if (value !== '' && value !== initial[name].trim()) change[name] = value;
  }
  return change;
}

/**
 * What an edited form sends: changed tour fields, then the changed words of its language. Empty when
 * nothing is to be sent.
 */
export function tourEdits(
  tour: { id: string; language: string },
  initial: TourFormValues,
  values: TourFormValues,
): Edit[] {
  const { id: tourId, language } = tour;
  const seconds = readSeconds(values.duration_seconds);
  const change: TourChange = changedTexts(recordTexts, initial, values);
  if (seconds !== readSeconds(initial.duration_seconds)) change.duration_seconds = seconds;
  const words: TourTextChange = changedTexts(trimmedWords, initial, values);
  const { description } = values;
  if (description.trim() !== '' && description !== initial.description) {
    words.description = description;
  }
  const edits: Edit[] = [];
  if (Object.keys(change).length > 0)
    edits.push({ entity: 'tour', action: 'update', ref: { tourId, language }, fields: change });
  if (Object.keys(words).length > 0) {
    edits.push({
      entity: 'tourTranslation',
      action: 'update',
      ref: { tourId, language },
      fields: words,
    });
  }
  return edits;
}

/** The form once its edits are saved: trimmed, and with the old value where one was emptied. */
export function savedValues(initial: TourFormValues, values: TourFormValues): TourFormValues {
  const saved = { ...values, duration_seconds: readSeconds(values.duration_seconds) };
  for (const name of tourTextNames) {
    if (values[name].trim() === '') saved[name] = initial[name];
    else if (name !== 'description') saved[name] = values[name].trim();
  }
  return saved;
}
