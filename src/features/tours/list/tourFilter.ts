import { type RecordSort } from '../../../ui/gridRows/RecordColumn';
import { parsePeriod, type Period } from './periods';

export type TourStatusFilter = 'all' | 'published' | 'draft';

/** Filter and sort order of the tours list, as kept in the URL. */
export interface TourFilter {
  /** Every word must occur in title, slug, city or country. */
  query: string;
  status: TourStatusFilter;
  /** Only tours with texts in this language, by its code. */
  has: string | null;
  /** Only tours without texts in this language. */
  lacks: string | null;
  /** Only tours in one of these cities; in any, where none is named. */
  cities: readonly string[];
  /** Only tours that were created, or last changed, in the period. */
  created: Period | null;
  updated: Period | null;
  /** Only tours that lack a description, a cover or a duration. */
  isIncompleteOnly: boolean;
  /** Null for the default order: newest first. */
  sort: RecordSort | null;
}

/** Conditions other than search and status, which have fields of their own. */
export const noConditions = {
  has: null,
  lacks: null,
  cities: [],
  created: null,
  updated: null,
  isIncompleteOnly: false,
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
  'incomplete',
  'sort',
];

function parseSort(text: string | null): RecordSort | null {
  const match = /^([a-z]+)-(asc|desc)$/.exec(text ?? '');
  if (match?.[1] === undefined) return null;
  return { key: match[1], dir: match[2] === 'asc' ? 'asc' : 'desc' };
}

const parseStatus = (text: string | null): TourStatusFilter =>
  text === 'published' || text === 'draft' ? text : 'all';

/** Parses a filter from URL parameters; what is not valid there is ignored. */
export function parseFilter(params: URLSearchParams): TourFilter {
  return {
    query: params.get('q') ?? '',
    status: parseStatus(params.get('status')),
    has: params.get('has') || null,
    lacks: params.get('lacks') || null,
    cities: params.getAll('city').filter((city) => city !== ''),
    created: parsePeriod(params.get('created')),
    updated: parsePeriod(params.get('updated')),
    isIncompleteOnly: params.get('incomplete') === '1',
    sort: parseSort(params.get('sort')),
  };
}

/** URL parameters of a filter; parameters that are not its own stay. */
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
  if (filter.isIncompleteOnly) next.set('incomplete', '1');
  if (filter.sort !== null) next.set('sort', `${filter.sort.key}-${filter.sort.dir}`);
  return next;
}

/** Number of active conditions other than search and status, which have fields of their own. */
export function countConditions(filter: TourFilter): number {
  const { has, lacks, cities, created, updated, isIncompleteOnly } = filter;
  const single = [has, lacks, created, updated].filter((each) => each !== null).length;
  return single + (cities.length > 0 ? 1 : 0) + (isIncompleteOnly ? 1 : 0);
}
