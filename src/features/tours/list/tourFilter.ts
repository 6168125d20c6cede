import { type TourGap } from '../../../domain/tours/tourGaps';
import { type RecordSort } from '../../../ui/gridRows/RecordColumn';
import { formatSort, parseSort } from '../../../ui/gridRows/sortRecords';
import { parsePeriod, type Period } from './periods';

/**
 * Detail that a tour lacks; `any` or `none` of the details; `ready`: nothing is missing in its sections either;
 * `unready`: something is, by the sections read so far.
 */
export type Missing = TourGap | 'any' | 'none' | 'ready' | 'unready';
export type TourStatusFilter = 'all' | 'published' | 'draft';

/** Filter and sort order of the tours list, kept in the URL. */
export interface TourFilter {
  /** Search text; every word must occur in title, slug, city or country. */
  query: string;
  status: TourStatusFilter;
  /** Code of a language that the tour must have texts in. */
  has: string | null;
  /** Code of a language that the tour must not have texts in. */
  lacks: string | null;
  /** Cities to include; empty for all. */
  cities: readonly string[];
  /** Period of the tour's creation or last change. */
  created: Period | null;
  updated: Period | null;
  /** Code of the primary language that the tour must have. */
  primary: string | null;
  /** Completeness that the tour must have. */
  missing: Missing | null;
  /** Null for the default order: newest first. */
  sort: RecordSort | null;
}

/** Conditions cleared; search and status have their own controls. */
export const noConditions = {
  has: null,
  lacks: null,
  cities: [],
  created: null,
  updated: null,
  primary: null,
  missing: null,
} satisfies Partial<TourFilter>;

export const emptyFilter: TourFilter = { query: '', status: 'all', ...noConditions, sort: null };

const PARAM_NAMES = [
  'q',
  'status',
  'has',
  'lacks',
  'city',
  'created',
  'updated',
  'primary',
  'incomplete',
  'sort',
];

const parseStatus = (text: string | null): TourStatusFilter =>
  text === 'published' || text === 'draft' ? text : 'all';

const gaps: readonly TourGap[] = ['title', 'description', 'cover', 'duration'];

/** Values of the search parameter other than the names of gaps. */
const missingCodes: Readonly<Record<string, Missing>> = {
  1: 'any',
  0: 'none',
  ready: 'ready',
  unready: 'unready',
};

const parseMissing = (text: string | null) =>
  missingCodes[text ?? ''] ?? gaps.find((gap) => gap === text) ?? null;

/** Parses a filter from URL parameters; invalid values are ignored. */
export function parseFilter(params: URLSearchParams): TourFilter {
  return {
    query: params.get('q') ?? '',
    status: parseStatus(params.get('status')),
    has: params.get('has') || null,
    lacks: params.get('lacks') || null,
    cities: params.getAll('city').filter((city) => city !== ''),
    created: parsePeriod(params.get('created')),
    updated: parsePeriod(params.get('updated')),
    primary: params.get('primary') || null,
    missing: parseMissing(params.get('incomplete')),
    sort: parseSort(params.get('sort')),
  };
}

/** URL parameters of a filter; preserves unrelated parameters. */
export function toSearchParams(
  filter: TourFilter,
  params = new URLSearchParams(),
): URLSearchParams {
  const next = new URLSearchParams(params);
  PARAM_NAMES.forEach((name) => next.delete(name));
  if (filter.query.trim() !== '') next.set('q', filter.query);
  if (filter.status !== 'all') next.set('status', filter.status);
  if (filter.has !== null) next.set('has', filter.has);
  if (filter.lacks !== null) next.set('lacks', filter.lacks);
  for (const city of filter.cities) next.append('city', city);
  if (filter.created !== null) next.set('created', filter.created);
  if (filter.updated !== null) next.set('updated', filter.updated);
  if (filter.primary !== null) next.set('primary', filter.primary);
  if (filter.missing !== null) {
    const { missing } = filter;
    next.set('incomplete', missing === 'any' ? '1' : missing === 'none' ? '0' : missing);
  }
  if (filter.sort !== null) next.set('sort', formatSort(filter.sort));
  return next;
}

/** Number of active conditions, not counting search and status, which have their own controls. */
export function countConditions(filter: TourFilter): number {
  const { has, lacks, created, updated, primary, missing, cities } = filter;
  const single = [has, lacks, created, updated, primary, missing];
  return single.filter((each) => each !== null).length + (cities.length > 0 ? 1 : 0);
}
