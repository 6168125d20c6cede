import { type AnalyticsOverview, type TourPlays } from '../../../domain/tours/analytics';
import {
  parseVisits as parseVisitsOf,
  type Seen,
  type Visits,
} from '../../../domain/people/visits';
import { isJson, numberIn } from '../../../domain/jsonReader';

/** Figures that a person has seen. */
export interface SeenFigures extends Seen {
  totalPlays: number;
  sectionsWithPlays: number;
  /** Plays by language code. */
  byLanguage: Readonly<Record<string, number>>;
}

export function seenFigures(
  { summary, by_language }: AnalyticsOverview,
  atMs: number,
): SeenFigures {
  const plays = Object.entries(by_language).map(([code, { total_plays }]) => [code, total_plays]);
  return {
    atMs,
    totalPlays: summary.total_plays,
    sectionsWithPlays: summary.sections_with_plays,
    byLanguage: Object.fromEntries(plays) as Record<string, number>, // entries built above
  };
}

function parseFigures(value: unknown): SeenFigures | null {
  if (!isJson(value)) return null;
  const [atMs, totalPlays, sectionsWithPlays] = ['atMs', 'totalPlays', 'sectionsWithPlays'].map(
    (name) => numberIn(value[name], null),
  );
  if (atMs == null || totalPlays == null || sectionsWithPlays == null) return null;
  return { atMs, totalPlays, sectionsWithPlays, byLanguage: countsIn(value['byLanguage']) };
}

/** Plays by tour id that a person has seen. */
export interface SeenTours extends Seen {
  byTour: Readonly<Record<string, number>>;
}

/** Maximum number of tours stored; a record of ten thousand would not fit into Web Storage. */
const TOURS_KEPT = 1000;

/** Plays of the TOURS_KEPT most played tours. */
export function seenTours(tours: readonly TourPlays[], atMs: number): SeenTours {
  const kept = tours.toSorted((a, b) => b.total_plays - a.total_plays).slice(0, TOURS_KEPT);
  const plays = kept.map(({ tour_id, total_plays }) => [tour_id, total_plays]);
  return { atMs, byTour: Object.fromEntries(plays) as Record<string, number> }; // entries built above
}

const countsIn = (value: unknown) =>
  Object.fromEntries(
    Object.entries(isJson(value) ? value : {}).map(([key, count]) => [key, numberIn(count, 0)]),
  );

function parseTours(value: unknown): SeenTours | null {
  if (!isJson(value)) return null;
  const atMs = numberIn(value['atMs'], null);
  return atMs === null ? null : { atMs, byTour: countsIn(value['byTour']) };
}

/** Parses stored visits; null for a missing or invalid record. */
export const parseTourVisits = (value: unknown): Visits<SeenTours> | null =>
  parseVisitsOf(value, parseTours);

/** Parses stored visits; null for a missing or invalid record. */
export const parseVisits = (value: unknown): Visits<SeenFigures> | null =>
  parseVisitsOf(value, parseFigures);
