import { foldForSearch, matchesSearch, searchWords } from '../../domain/searchText';
import { type TourView } from '../../state/selectTours';

/** Folding is the dear part of a search, so each row is folded once: rows keep their object. */
const haystacks = new WeakMap<TourView, readonly string[]>();

function haystackOf(tour: TourView): readonly string[] {
  const known = haystacks.get(tour);
  if (known !== undefined) return known;
  const made = [tour.title, tour.city, tour.country].map(foldForSearch);
  haystacks.set(tour, made);
  return made;
}

export interface TourFilter {
  /** All of its words must occur in title, city or country. */
  query: string;
  isPublishedOnly: boolean;
}

/** The tours that a filter leaves, in their order; the same list where it leaves all. */
export function filterTours(tours: readonly TourView[], filter: TourFilter): readonly TourView[] {
  const words = searchWords(filter.query);
  if (words.length === 0 && !filter.isPublishedOnly) return tours;
  return tours.filter(
    (tour) =>
      (tour.is_published || !filter.isPublishedOnly) && matchesSearch(haystackOf(tour), words),
  );
}
