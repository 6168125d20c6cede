import { foldForSearch, matchesSearch, searchWords } from '../../src/domain/text/searchText';
import type { TourRow } from '../../src/domain/tours/tour';

const haystacks = new WeakMap<TourRow, readonly string[]>();

function haystackOf(tour: TourRow): readonly string[] {
  const known = haystacks.get(tour);
  if (known !== undefined) return known;
  const made = [tour.title, tour.city, tour.country, tour.slug].map(foldForSearch);
  haystacks.set(tour, made);
  return made;
}

/** The console's own search, so that the peers differ in how they show what is found, not in what that is. */
export function searchTours(tours: readonly TourRow[], query: string): readonly TourRow[] {
  const words = searchWords(query);
  return words.length === 0
    ? tours
    : tours.filter((tour) => matchesSearch(haystackOf(tour), words));
}
