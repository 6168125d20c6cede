import { limits } from '../../../domain/limits';
import { type TourView } from '../../../state/select/tourViews';

/** What the tour forms hold: a tour's own fields and its words in one language. */
export interface TourFormValues {
  title: string;
  slug: string;
  city: string;
  country: string;
  /** The text as typed when it is no number. */
  duration_seconds: number | string | null;
  primary_language: string;
  slug_suffix: string;
  description: string;
}

export const tourFieldLabels: Record<keyof TourFormValues, string> = {
  title: 'Title',
  slug: 'Slug',
  city: 'City',
  country: 'Country',
  duration_seconds: 'Duration (seconds)',
  primary_language: 'Primary language',
  slug_suffix: 'Slug suffix',
  description: 'Description',
};

const names = Object.keys(tourFieldLabels) as (keyof TourFormValues)[]; // a record's own keys

export function tourFormValues(tour: TourView): TourFormValues {
  const { title, slug, city, country, duration_seconds, primary_language } = tour;
  const { slug_suffix, description } = tour;
  return {
    title,
    slug,
    city,
    country,
    duration_seconds,
    primary_language,
    slug_suffix,
    description,
  };
}

/** 'Unsaved: title, city'; null when nothing differs. */
export function sayUnsaved(
  initial: TourFormValues,
  values: TourFormValues,
  more: readonly string[] = [],
): string | null {
  const changed = names
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
