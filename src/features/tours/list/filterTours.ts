import { foldForSearch, searchWords } from '../../../domain/text/searchText';
import { tourGaps } from '../../../domain/tours/tourGaps';
import { type TourView } from '../../../state/select/tourViews';
import { countConditions, type TourFilter } from './tourFilter';

/** Folding is the dear part of a search, so each row is folded once: rows keep their object. */
const haystacks = new WeakMap<TourView, string>();

/** As one text: a word is looked for once, and none reaches over the end of a line. */
function haystackOf(tour: TourView): string {
  const known = haystacks.get(tour);
  if (known !== undefined) return known;
  const made = foldForSearch([tour.title, tour.city, tour.country, tour.slug].join('\n'));
  haystacks.set(tour, made);
  return made;
}

/** Ids of the tours that have words in the languages a filter names; null while that is not known. */
export interface TextPresence {
  has: ReadonlySet<string> | null;
  lacks: ReadonlySet<string> | null;
}

interface Found {
  among: readonly TourView[];
  words: readonly string[];
  tours: readonly TourView[];
}

/** What was found last: whoever types on looks among that alone. */
let last: Found | null = null;

const isLonger = (words: readonly string[], than: readonly string[]) =>
  than.every((word, place) => words[place]?.startsWith(word) === true);

function withWords(among: readonly TourView[], words: readonly string[]): readonly TourView[] {
  if (words.length === 0) return among;
  const before = last?.among === among && isLonger(words, last.words) ? last.tours : among;
  const tours = before.filter((tour) => {
    const haystack = haystackOf(tour);
    return words.every((word) => haystack.includes(word));
  });
  last = { among, words, tours };
  return tours;
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
  const { isPublishedOnly, has, lacks, city, isIncompleteOnly } = filter;
  const found = withWords(tours, searchWords(filter.query));
  if (!isPublishedOnly && countConditions({ ...filter, sort: null }) === 0) return found;
  return found.filter(
    (tour) =>
      (!isPublishedOnly || tour.is_published) &&
      (city === null || tour.city === city) &&
      (!isIncompleteOnly || tourGaps(tour).length > 0) &&
      (has === null || presence.has?.has(tour.id) === true) &&
      (lacks === null || presence.lacks?.has(tour.id) === false),
  );
}
