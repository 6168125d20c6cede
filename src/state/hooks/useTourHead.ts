import { availableLanguages } from '../../domain/languages/availableLanguages';
import { useRecentTour } from './recentTours';
import { useConsoleSelector } from './storeHooks';
import { problemOf } from '../api/problemOf';
import { selectTour, selectTourRecord } from '../select/selectTours';
import { useGetTourQuery } from '../endpoints/toursEndpoints';

export interface TourHead {
  /** Title in the content language, else in another language of the tour; null until known. */
  title: string | null;
  /** Language of the title. */
  language: string;
  /** Primary language of the tour; null until loaded. */
  primaryLanguage: string | null;
}

/** Selects the error alone: the rest of a query's state changes with every request and would re-render the page. */
const errorOf = <T>({ error }: { error?: T }) => ({ error });

/** Language of the title for a tour without texts in the content language; null when unknown. */
function fallbackLanguage(
  primary: string | null,
  translatedLanguages: readonly string[],
): string | null {
  if (
    primary !== null &&
    (translatedLanguages.length === 0 || translatedLanguages.includes(primary))
  )
    return primary;
  return translatedLanguages.includes('en') ? 'en' : (translatedLanguages[0] ?? null);
}

/**
 * Title and primary language of a tour, for the pages below it; falls back to another language when the tour has no
 * texts in the content language.
 */
export function useTourHead(tourId: string, language: string): TourHead {
  useRecentTour(tourId);
  const primaryLanguage = useConsoleSelector(
    (state) => selectTourRecord(state, tourId)?.primary_language ?? null,
  );
  const { error } = useGetTourQuery({ tourId, language }, { selectFromResult: errorOf });
  const title = useConsoleSelector((state) => selectTour(state, tourId, language)?.title ?? null);
  const translatedLanguages = error === undefined ? [] : availableLanguages(problemOf(error));
  const fallback = fallbackLanguage(primaryLanguage, translatedLanguages);
  const isNeeded =
    title === null && error !== undefined && fallback !== null && fallback !== language;
  useGetTourQuery(
    { tourId, language: fallback ?? language },
    { skip: !isNeeded, selectFromResult: errorOf },
  );
  const fallbackTitle = useConsoleSelector((state) =>
    fallback === null ? null : (selectTour(state, tourId, fallback)?.title ?? null),
  );
  return title === null && fallbackTitle !== null && fallback !== null
    ? { title: fallbackTitle, language: fallback, primaryLanguage }
    : { title, language, primaryLanguage };
}
