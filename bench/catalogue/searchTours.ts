import { foldForSearch, matchesSearch, searchWords } from '../../src/domain/text/searchText';
import type { TourRow } from '../../src/domain/tours/tour';

const haystacks = new WeakMap<TourRow, readonly string[]>();

function haystacksOf(tour: TourRow): readonly string[] {
  const cached = haystacks.get(tour);
  if (cached !== undefined) return cached;
  const created = [tour.title, tour.city, tour.country, tour.slug].map(foldForSearch);
  haystacks.set(tour, created);
  return created;
}

/** The console's own search, so that the compared pages differ only in how they show results. */
export function searchTours(tours: readonly TourRow[], query: string): readonly TourRow[] {
  const words = searchWords(query);
  return words.length === 0
    ? tours
    : tours.filter((tour) => matchesSearch(haystacksOf(tour), words));
}
