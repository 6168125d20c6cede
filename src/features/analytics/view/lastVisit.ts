import { type AnalyticsOverview } from '../../../domain/tours/analytics';
import {
  parseVisits as parseVisitsOf,
  type Seen,
  type Visits,
} from '../../../domain/people/visits';
import { isJson, numberIn } from '../../../domain/reading';

/** Figures that a person has seen. */
export interface SeenFigures extends Seen {
  totalPlays: number;
  sectionsWithPlays: number;
  /** Plays by code of the language. */
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
    byLanguage: Object.fromEntries(plays) as Record<string, number>, // the entries above
  };
}

function parseFigures(value: unknown): SeenFigures | null {
  if (!isJson(value)) return null;
  const [atMs, totalPlays, sectionsWithPlays] = ['atMs', 'totalPlays', 'sectionsWithPlays'].map(
    (name) => numberIn(value[name], null),
  );
  if (atMs == null || totalPlays == null || sectionsWithPlays == null) return null;
  const plays = isJson(value['byLanguage']) ? Object.entries(value['byLanguage']) : [];
  const byLanguage = Object.fromEntries(plays.map(([code, count]) => [code, numberIn(count, 0)]));
  return { atMs, totalPlays, sectionsWithPlays, byLanguage };
}

/** Null for a record that is missing or cannot be read. */
export const parseVisits = (value: unknown): Visits<SeenFigures> | null =>
  parseVisitsOf(value, parseFigures);
