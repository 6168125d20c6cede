import { availableLanguages } from '../../domain/languages/availableLanguages';
import { useRecentTour } from './recentTours';
import { useConsoleSelector } from './storeHooks';
import { problemOf } from '../api/problemOf';
import { selectTour, selectTourRecord } from '../select/selectTours';
import { useGetTourQuery } from '../endpoints/toursEndpoints';

export interface TourHead {
  /** Title in the content language, otherwise in one that the tour has; null until one is known. */
  title: string | null;
  /** Language of the title. */
  language: string;
  /** Null until it has loaded. */
  primaryLanguage: string | null;
}

/** The rest of a query's state changes with each call, and would draw the page anew. */
const errorOf = <T>({ error }: { error?: T }) => ({ error });

/** Language to name a tour in when it has no texts in the content language. */
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
 * Title and primary language of a tour for the pages below it, also when it has no texts in the
 * content language.
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
