import { type AnalyticsOverview } from '../../../domain/tours/analytics';
import { isJson, numberIn } from '../../../domain/reading';

/** Figures that a person has seen. */
export interface SeenFigures {
  /** Epoch milliseconds. */
  atMs: number;
  totalPlays: number;
  sectionsWithPlays: number;
  /** Plays by code of the language. */
  byLanguage: Readonly<Record<string, number>>;
}

/** The visit under way and the one before it. */
export interface Visits {
  current: SeenFigures;
  previous: SeenFigures | null;
}

/** Pause after which figures that are looked at again make a new visit. */
const VISIT_GAP_MS = 60 * 60 * 1000;

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
export function parseVisits(value: unknown): Visits | null {
  if (!isJson(value)) return null;
  const current = parseFigures(value['current']);
  return current && { current, previous: parseFigures(value['previous']) };
}

/** Visits after figures were seen: after a pause they begin a new visit. */
export function visitsWith(visits: Visits | null, seen: SeenFigures): Visits {
  if (visits === null) return { current: seen, previous: null };
  const isNew = seen.atMs - visits.current.atMs > VISIT_GAP_MS;
  return { current: seen, previous: isNew ? visits.current : visits.previous };
}

const signed = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });

/** Change of a count: '+128', '0', '-3'. */
export const formatChange = (now: number, before: number): string => signed.format(now - before);
