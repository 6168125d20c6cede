import { formatChange } from '../../../domain/text/count';
import { parseVisits, type Seen, type Visits } from '../../../domain/people/visits';
import { isJson, numberIn } from '../../../domain/jsonReader';

/** Counts of one language. */
export interface SeenCounts {
  tours: number;
  published: number;
  /** Null when not counted. */
  sections: number | null;
  /** Null when unknown. */
  plays: number | null;
}

/** Counts that a person has seen, by content language code. */
export interface SeenDashboard extends Seen {
  byLanguage: Readonly<Record<string, SeenCounts>>;
  /** Plays in all languages; absent when unknown. */
  totalPlays?: number;
}

function parseCounts(value: unknown): SeenCounts | null {
  if (!isJson(value)) return null;
  const [tours, published] = ['tours', 'published'].map((name) => numberIn(value[name], null));
  if (tours == null || published == null) return null;
  const sections = numberIn(value['sections'], null);
  const plays = numberIn(value['plays'], null);
  return { tours, published, sections, plays };
}

function parseSeen(value: unknown): SeenDashboard | null {
  if (!isJson(value)) return null;
  const atMs = numberIn(value['atMs'], null);
  if (atMs === null) return null;
  const languages = isJson(value['byLanguage']) ? Object.entries(value['byLanguage']) : [];
  const byLanguage = languages.flatMap(([code, counts]) => {
    const parsed = parseCounts(counts);
    return parsed === null ? [] : [[code, parsed] as const];
  });
  const totalPlays = numberIn(value['totalPlays'], null);
  return {
    atMs,
    byLanguage: Object.fromEntries(byLanguage),
    ...(totalPlays !== null && { totalPlays }),
  };
}

/** Parses stored visits; null for a missing or invalid record. */
export const parseDashboardVisits = (value: unknown): Visits<SeenDashboard> | null =>
  parseVisits(value, parseSeen);

/** Change of a count with its noun; empty when unchanged or unknown. */
function changed(noun: string, now: number | null, before: number | null): string[] {
  if (now === null || before === null || now === before) return [];
  return [`${formatChange(now, before)} ${noun}${Math.abs(now - before) === 1 ? '' : 's'}`];
}

/** Changes between two visits, as in '+2 tours, +1 published, -3 sections, +40 plays'; empty when there are none. */
export function describeChanges(now: SeenCounts, before: SeenCounts): string {
  const published = now.published - before.published;
  return [
    ...changed('tour', now.tours, before.tours),
    ...(published === 0 ? [] : [`${formatChange(published, 0)} published`]),
    ...changed('section', now.sections, before.sections),
    ...changed('play', now.plays, before.plays),
  ].join(', ');
}
