import { isNearWord } from '../../../domain/text/nearWord';
import { searchWords } from '../../../domain/text/searchText';
import { type TourView } from '../../../state/select/tourViews';
import { filterTours, searchTextOf } from './filterTours';
import { type TourFilter } from './tourFilter';

/** Maximum number of suggested tours when none matches. */
const MAX_NEAREST = 3;

/** Tours that nearly match a search without results, among those that meet the other conditions. */
export function findNearestTours(
  tours: readonly TourView[],
  filter: TourFilter,
): readonly TourView[] {
  const words = searchWords(filter.query);
  if (words.length === 0) return [];
  const isNear = (tour: TourView) => {
    const searchText = searchTextOf(tour);
    return words.every((word) => searchText.includes(word) || isNearWord(word, searchText));
  };
  return filterTours(tours, { ...filter, query: '' })
    .filter(isNear)
    .slice(0, MAX_NEAREST);
}
