import { parseSeconds } from '../../../domain/text/duration';
import { tourFields, tourTexts } from '../../../domain/tours/tour';
import { type TourChange } from '../../../domain/tours/tourRules';
import { type TourTextChange } from '../../../domain/tours/translation';
import { type Edit } from '../../../state/outbox/edit';
import { tourFieldLabels, tourTextNames, type TourFormValues, type TourTextName } from './tourForm';

const recordTexts = tourTextNames.filter((name) => name in tourFields);
/** Text fields trimmed on save; a description keeps its surrounding white space. */
const trimmedTexts = tourTextNames.filter((name) => name in tourTexts && name !== 'description');

/** True for an emptied field: it is not sent, so the stored value stays. */
function isEmptied(initial: TourFormValues, values: TourFormValues, name: TourTextName) {
  return values[name].trim() === '' && initial[name].trim() !== '';
}

/** Form values in which emptied fields have their initial values. */
export function withoutEmptied(initial: TourFormValues, values: TourFormValues): TourFormValues {
  const kept = { ...values };
  for (const name of tourTextNames) {
    if (isEmptied(initial, values, name)) kept[name] = initial[name];
  }
  return kept;
}

/** Notes on the emptied fields, by field name. */
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

/** Edits to send: changed tour fields, then changed texts of the form's language. Empty when nothing changed. */
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

/** Form values after a save: trimmed, and with initial values in emptied fields. */
export function savedValues(initial: TourFormValues, values: TourFormValues): TourFormValues {
  const saved = { ...values, duration_seconds: parseSeconds(values.duration_seconds) };
  for (const name of tourTextNames) {
    if (values[name].trim() === '') saved[name] = initial[name];
    else if (name !== 'description') saved[name] = values[name].trim();
  }
  return saved;
}
