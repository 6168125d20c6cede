import { parseSeconds } from '../../../domain/text/duration';
import { tourFields, tourTexts } from '../../../domain/tours/tour';
import { type TourChange } from '../../../domain/tours/tourRules';
import { type TourTextChange } from '../../../domain/tours/translation';
import { type Edit } from '../../../state/outbox/edit';
import { tourFieldLabels, tourTextNames, type TourFormValues, type TourTextName } from './tourForm';

const recordTexts = tourTextNames.filter((name) => name in tourFields);
/** Texts that are trimmed; a description keeps its outer white space. */
const trimmedTexts = tourTextNames.filter((name) => name in tourTexts && name !== 'description');

/** True for a field that was emptied: it is not sent, and the old value stays. */
function isEmptied(initial: TourFormValues, values: TourFormValues, name: TourTextName) {
  return values[name].trim() === '' && initial[name].trim() !== '';
}

/** Form values with the old one of every emptied field. */
export function withoutEmptied(initial: TourFormValues, values: TourFormValues): TourFormValues {
  const kept = { ...values };
  for (const name of tourTextNames) {
    if (isEmptied(initial, values, name)) kept[name] = initial[name];
  }
  return kept;
}

/** Notes on the emptied fields, by their names. */
export const emptiedNotes = (initial: TourFormValues, values: TourFormValues) =>
  Object.fromEntries(
    tourTextNames
      .filter((name) => isEmptied(initial, values, name))
      .map((name) => [
        name,
        `An empty ${tourFieldLabels[name].toLowerCase()} is not saved: the old one stays.`,
      ]),
  );

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
 * Edits that the form sends: changed tour fields, then changed texts of its language. Empty when
 * nothing changed.
 */
export function tourEdits(
  tour: { id: string; language: string },
  initial: TourFormValues,
  values: TourFormValues,
): Edit[] {
  const { id: tourId, language } = tour;
  const seconds = parseSeconds(values.duration_seconds);
  const change: TourChange = changedTexts(recordTexts, initial, values);
  if (seconds !== parseSeconds(initial.duration_seconds)) change.duration_seconds = seconds;
  const textChange: TourTextChange = changedTexts(trimmedTexts, initial, values);
  const { description } = values;
  if (description.trim() !== '' && description !== initial.description) {
    textChange.description = description;
  }
  const edits: Edit[] = [];
  if (Object.keys(change).length > 0)
    edits.push({ entity: 'tour', action: 'update', ref: { tourId, language }, fields: change });
  if (Object.keys(textChange).length > 0) {
    edits.push({
      entity: 'tourTranslation',
      action: 'update',
      ref: { tourId, language },
      fields: textChange,
    });
  }
  return edits;
}

/** Form values after the save: trimmed, and with the old value of every emptied field. */
export function savedValues(initial: TourFormValues, values: TourFormValues): TourFormValues {
  const saved = { ...values, duration_seconds: parseSeconds(values.duration_seconds) };
  for (const name of tourTextNames) {
    if (values[name].trim() === '') saved[name] = initial[name];
    else if (name !== 'description') saved[name] = values[name].trim();
  }
  return saved;
}
