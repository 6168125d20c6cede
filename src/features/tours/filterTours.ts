import { foldForSearch, matchesSearch, searchWords } from '../../domain/searchText';
import { tourGaps } from '../../domain/tourGaps';
import { type TourView } from '../../state/tourViews';
import { countConditions, type TourFilter } from './tourFilter';

/** Folding is the dear part of a search, so each row is folded once: rows keep their object. */
const haystacks = new WeakMap<TourView, readonly string[]>();

function haystackOf(tour: TourView): readonly string[] {
  const known = haystacks.get(tour);
  if (known !== undefined) return known;
  // As one text: a word is looked for once, and none reaches over the end of a line.
  const made = [foldForSearch([tour.title, tour.city, tour.country, tour.slug].join('\n'))];
  haystacks.set(tour, made);
  return made;
}

/** Ids of the tours that have words in the languages a filter names; null while that is not known. */
export interface TextPresence {
  has: ReadonlySet<string> | null;
  lacks: ReadonlySet<string> | null;
}

/**
 * The tours that a filter leaves, in their order; the same list where it leaves all. A condition on a
 * language that is not known yet leaves none.
 */
export function filterTours(
  tours: readonly TourView[],
  filter: Omit<TourFilter, 'sort'>,
  presence: TextPresence = { has: null, lacks: null },
): readonly TourView[] {
  const words = searchWords(filter.query);
  const { isPublishedOnly, has, lacks, city, isIncompleteOnly } = filter;
  if (words.length === 0 && !isPublishedOnly && countConditions({ ...filter, sort: null }) === 0) {
    return tours;
  }
  return tours.filter(
    (tour) =>
      (!isPublishedOnly || tour.is_published) &&
      (city === null || tour.city === city) &&
      (!isIncompleteOnly || tourGaps(tour).length > 0) &&
      (has === null || presence.has?.has(tour.id) === true) &&
      (lacks === null || presence.lacks?.has(tour.id) === false) &&
      matchesSearch(haystackOf(tour), words),
  );
}
