import { fieldHeading } from '../../../domain/record/record';
import { limits } from '../../../domain/limits';
import { tourRowFields, tourRules, type TourDraft, type TourRow } from '../../../domain/tours/tour';

/** A tour's publication is an act of its own. */
export type TourTextName = Exclude<keyof TourDraft, 'is_published' | 'duration_seconds'>;

/** What the tour forms hold: a tour's own fields and its words in one language. */
export interface TourFormValues extends Record<TourTextName, string> {
  /** The text as typed when it is no number. */
  duration_seconds: number | string | null;
}

/** The fields of a tour, in one language, that the forms show. */
export type TourFormSource = Pick<TourRow, keyof TourFormValues>;

/** The texts of the forms, in the order of the tour's rules. */
export const tourTextNames = Object.keys(tourRules.fields).filter(
  (name): name is TourTextName => name !== 'is_published' && name !== 'duration_seconds',
);

const textsBy = (valueOf: (name: TourTextName) => string) =>
  Object.fromEntries(tourTextNames.map((name) => [name, valueOf(name)])) as Record<
    TourTextName,
    string
  >; // one for each name

export const tourFieldLabels: Readonly<Record<keyof TourFormValues, string>> = {
  ...textsBy((name) => fieldHeading(tourRowFields, name)),
  duration_seconds: fieldHeading(tourRowFields, 'duration_seconds'),
};

/** The form of a tour that says nothing yet. */
export const emptyTourForm: TourFormValues = { ...textsBy(() => ''), duration_seconds: null };

export const tourFormValues = (tour: TourFormSource): TourFormValues => ({
  ...textsBy((name) => tour[name]),
  duration_seconds: tour.duration_seconds,
});

/** 'Unsaved: title, city'; null when nothing differs. */
export function sayUnsaved(
  initial: TourFormValues,
  values: TourFormValues,
  more: readonly string[] = [],
): string | null {
  const changed = [...tourTextNames, 'duration_seconds' as const]
    .filter((name) => values[name] !== initial[name])
    .map((name) => tourFieldLabels[name].toLowerCase());
  const all = [...changed, ...more];
  return all.length === 0 ? null : `Unsaved: ${all.join(', ')}`;
}

/** Whole seconds, or null for what is empty or no number. */
export function readSeconds(value: TourFormValues['duration_seconds']): number | null {
  const seconds = typeof value === 'string' ? Number.parseInt(value, 10) : (value ?? NaN);
  return Number.isFinite(seconds) ? Math.trunc(seconds) : null;
}

/** The one rule of an edit: a duration is none, or long enough. Emptied texts are not sent. */
export function checkTourEdit(values: TourFormValues): { duration_seconds?: string } {
  const seconds = readSeconds(values.duration_seconds);
  if (seconds === null || seconds >= limits.tourSeconds) return {};
  return { duration_seconds: `Duration must be at least ${limits.tourSeconds} seconds` };
}
