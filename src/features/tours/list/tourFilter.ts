import { type RecordSort } from '../../../ui/gridRows/RecordColumn';

/** What the tours list shows, and in what order; all of it stands in the address. */
export interface TourFilter {
  /** All of its words must occur in title, slug, city or country. */
  query: string;
  isPublishedOnly: boolean;
  /** Only tours with words in this language, by its code. */
  has: string | null;
  /** Only tours without words in this language. */
  lacks: string | null;
  city: string | null;
  /** Only tours that lack a description, a cover or a duration. */
  isIncompleteOnly: boolean;
  /** Null for the order of the list: newest first. */
  sort: RecordSort | null;
}

export const noFilter: TourFilter = {
  query: '',
  isPublishedOnly: false,
  has: null,
  lacks: null,
  city: null,
  isIncompleteOnly: false,
  sort: null,
};

const names = ['q', 'status', 'has', 'lacks', 'city', 'incomplete', 'sort'];

function readSort(text: string | null): RecordSort | null {
  const match = /^([a-z]+)-(asc|desc)$/.exec(text ?? '');
  if (match?.[1] === undefined) return null;
  return { key: match[1], dir: match[2] === 'asc' ? 'asc' : 'desc' };
}

/** Reads a filter from an address; what is not understood there is left out. */
export function filterOf(params: URLSearchParams): TourFilter {
  return {
    query: params.get('q') ?? '',
    isPublishedOnly: params.get('status') === 'published',
    has: params.get('has') || null,
    lacks: params.get('lacks') || null,
    city: params.get('city') || null,
    isIncompleteOnly: params.get('incomplete') === '1',
    sort: readSort(params.get('sort')),
  };
}

/** The address of a filter; parameters that are none of its own stay. */
export function paramsOf(filter: TourFilter, params = new URLSearchParams()): URLSearchParams {
  const next = new URLSearchParams(params);
  names.forEach((name) => next.delete(name));
  if (filter.query.trim() !== '') next.set('q', filter.query);
  if (filter.isPublishedOnly) next.set('status', 'published');
  if (filter.has !== null) next.set('has', filter.has);
  if (filter.lacks !== null) next.set('lacks', filter.lacks);
  if (filter.city !== null) next.set('city', filter.city);
  if (filter.isIncompleteOnly) next.set('incomplete', '1');
  if (filter.sort !== null) next.set('sort', `${filter.sort.key}-${filter.sort.dir}`);
  return next;
}

/** How many conditions are set beside the search and the status, which have their own fields. */
export function countConditions(filter: TourFilter): number {
  const { has, lacks, city, isIncompleteOnly } = filter;
  return [has !== null, lacks !== null, city !== null, isIncompleteOnly].filter(Boolean).length;
}
