import { foldForSearch, searchWords } from '../../../domain/text/searchText';
import { tourGaps } from '../../../domain/tours/tourGaps';
import { type ReadyTours } from '../../../state/select/selectReadyTours';
import { type TourView } from '../../../state/select/tourViews';
import { listedAs, type ListedTour } from './table/listedTour';
import { isWithin } from './periods';
import {
  countConditions,
  type Missing,
  type TourFilter,
  type TourStatusFilter,
} from './tourFilter';

/** Cache of folded text per tour. Folding dominates the cost of a search, and rows keep their identity. */
const searchTexts = new WeakMap<TourView, string>();

/** Searchable text of a tour. Line breaks prevent matches across fields. */
export function searchTextOf(tour: TourView): string {
  const cached = searchTexts.get(tour);
  if (cached !== undefined) return cached;
  const folded = foldForSearch([tour.title, tour.city, tour.country, tour.slug].join('\n'));
  searchTexts.set(tour, folded);
  return folded;
}

/** Ids of the tours with texts in the languages that the filter names; null until loaded. */
export interface TextPresence {
  has: ReadonlySet<string> | null;
  lacks: ReadonlySet<string> | null;
}

/** Facts that a filter needs beyond the rows. */
export interface FilterFacts extends TextPresence {
  /** Ids of ready and unready tours, with sections considered; null or absent when not needed, and until loaded. */
  readiness?: ReadyTours | null;
}

interface LastSearch {
  candidates: readonly TourView[];
  words: readonly string[];
  tours: readonly TourView[];
}

/** Memo of the last search: a refined query searches only its results. */
let lastSearch: LastSearch | null = null;

const isRefinement = (words: readonly string[], previous: readonly string[]) =>
  previous.every((word, index) => words[index]?.startsWith(word) === true);

function matchWords(
  candidates: readonly TourView[],
  words: readonly string[],
): readonly TourView[] {
  if (words.length === 0) return candidates;
  const searched =
    lastSearch?.candidates === candidates && isRefinement(words, lastSearch.words)
      ? lastSearch.tours
      : candidates;
  const tours = searched.filter((tour) => {
    const searchText = searchTextOf(tour);
    return words.every((word) => searchText.includes(word));
  });
  lastSearch = { candidates, words, tours };
  return tours;
}

/** True when the tour's publication status matches the filter. */
export const hasStatus = (
  { is_published: isPublished }: Pick<TourView, 'is_published'>,
  status: TourStatusFilter,
): boolean => status === 'all' || isPublished === (status === 'published');

function lacksIt(tour: TourView, missing: Missing, readiness: FilterFacts['readiness']): boolean {
  if (missing === 'ready' || missing === 'unready')
    return readiness?.[missing].has(tour.id) === true;
  const gaps = tourGaps(tour);
  if (missing === 'any' || missing === 'none') return gaps.length > 0 === (missing === 'any');
  return gaps.includes(missing);
}

/**
 * Tours that match a filter, in order; the same array when there are no conditions. A condition on a language matches
 * nothing until its ids are loaded.
 */
export function filterTours(
  tours: readonly TourView[],
  filter: Omit<TourFilter, 'sort'>,
  facts: FilterFacts = { has: null, lacks: null },
  nowMs = Date.now(),
): readonly TourView[] {
  const { status, has, lacks, cities, created, updated, primary, missing } = filter;
  const matches = matchWords(tours, searchWords(filter.query));
  if (status === 'all' && countConditions({ ...filter, sort: null }) === 0) return matches;
  return matches.filter(
    (tour: ListedTour) =>
      hasStatus(listedAs(tour), status) &&
      (cities.length === 0 || cities.includes(tour.city)) &&
      (created === null || isWithin(created, tour.created_at, nowMs)) &&
      (updated === null || isWithin(updated, listedAs(tour).updated_at, nowMs)) &&
      (primary === null || tour.primary_language === primary) &&
      (missing === null || lacksIt(tour, missing, facts.readiness)) &&
      (has === null || facts.has?.has(tour.id) === true) &&
      (lacks === null || facts.lacks?.has(tour.id) === false),
  );
}
