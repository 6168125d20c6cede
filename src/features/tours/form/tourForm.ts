import { editedFields, fieldHeading } from '../../../domain/record/record';
import { tourFields, tourRowFields, tourTexts, type TourRow } from '../../../domain/tours/tour';
import { type NewTour } from '../../../domain/tours/tourRules';

/** Text fields of the forms; publishing is a separate action. */
export type TourTextName = Exclude<keyof NewTour, 'is_published' | 'duration_seconds'>;

/** Values of the tour forms: the tour's own fields and its texts in one language. */
export interface TourFormValues extends Record<TourTextName, string> {
  /** The typed text when it is not a number; null when empty. */
  duration_seconds: number | string | null;
}

/** Fields of a tour in one language that the forms show. */
export type TourFormSource = Pick<TourRow, keyof TourFormValues>;

/** Fields with a control of their own. */
const NOT_TEXTS = ['is_published', 'published_at', 'cover_media_url', 'duration_seconds'];

const { title, ...otherTexts } = tourTexts;

/** Names of the text fields, roughly in form order, title first. */
export const tourTextNames = editedFields({ title, ...tourFields, ...otherTexts }).filter(
  (name): name is TourTextName => !NOT_TEXTS.includes(name),
);

const textsBy = (valueOf: (name: TourTextName) => string) =>
  Object.fromEntries(tourTextNames.map((name) => [name, valueOf(name)])) as Record<
    TourTextName,
    string
  >; // One entry per name.

export const tourFieldLabels: Readonly<Record<keyof TourFormValues, string>> = {
  ...textsBy((name) => fieldHeading(tourRowFields, name)),
  duration_seconds: fieldHeading(tourRowFields, 'duration_seconds'),
};

/** Blank tour form. */
export const emptyTourForm: TourFormValues = { ...textsBy(() => ''), duration_seconds: null };

export const tourFormValues = (tour: TourFormSource): TourFormValues => ({
  ...textsBy((name) => tour[name]),
  duration_seconds: tour.duration_seconds,
});

/** Text as in 'Unsaved: title, city'; null when nothing differs. */
export function formatUnsaved(
  initial: TourFormValues,
  values: TourFormValues,
  more: readonly string[] = [],
): string | null {
  const changed = [...tourTextNames, 'duration_seconds' as const]
    .filter((name) => values[name] !== initial[name])
    .map((name) => tourFieldLabels[name].toLowerCase());
  const unsavedNames = [...changed, ...more];
  return unsavedNames.length === 0 ? null : `Unsaved: ${unsavedNames.join(', ')}`;
}
