import { formatChange } from '../../domain/text/count';
import { parseVisits, type Seen, type Visits } from '../../domain/people/visits';
import { isJson, numberIn } from '../../domain/reading';

/** Counts of one language. */
export interface SeenCounts {
  tours: number;
  published: number;
  /** Null where they were not counted. */
  sections: number | null;
  /** Null where they are not known. */
  plays: number | null;
}

/** Counts that a person has seen, by code of the content language. */
export interface SeenDashboard extends Seen {
  byLanguage: Readonly<Record<string, SeenCounts>>;
}

function parseCounts(value: unknown): SeenCounts | null {
  if (!isJson(value)) return null;
  const [tours, published] = ['tours', 'published'].map((name) => numberIn(value[name], null));
  if (tours == null || published == null) return null;
  const [sections = null, plays = null] = ['sections', 'plays'].map((name) =>
    numberIn(value[name], null),
  );
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
  return { atMs, byLanguage: Object.fromEntries(byLanguage) };
}

/** Null for a record that is missing or cannot be read. */
export const parseDashboardVisits = (value: unknown): Visits<SeenDashboard> | null =>
  parseVisits(value, parseSeen);

const changed = (change: number, noun: string) =>
  `${formatChange(change, 0)} ${noun}${Math.abs(change) === 1 ? '' : 's'}`;

/** Change of a number that may be unknown. */
const changeOf = (now: number | null, before: number | null) =>
  now === null || before === null ? 0 : now - before;

/** Changes between two visits: '+2 tours, +1 published, -3 sections, +40 plays'; empty where there are none. */
export function describeChanges(now: SeenCounts, before: SeenCounts): string {
  const published = now.published - before.published;
  const parts = [
    [changeOf(now.tours, before.tours), 'tour'],
    [changeOf(now.sections, before.sections), 'section'],
    [changeOf(now.plays, before.plays), 'play'],
  ] as const;
  const [tours = '', ...others] = parts.map(([change, noun]) =>
    change === 0 ? '' : changed(change, noun),
  );
  return [tours, published === 0 ? '' : `${formatChange(published, 0)} published`, ...others]
    .filter((text) => text !== '')
    .join(', ');
}
