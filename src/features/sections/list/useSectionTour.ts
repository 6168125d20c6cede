import { availableLanguages } from '../../../domain/languages/availableLanguages';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { problemOf } from '../../../state/api/problemOf';
import { selectTour, selectTourRecord } from '../../../state/select/selectTours';
import { useGetTourQuery } from '../../../state/endpoints/toursEndpoints';
import { type Breadcrumb } from '../../../ui/shell/PageHeader';
import { addressOfTour } from './sectionPath';

export interface TourHead {
  /** In the content language, else in one that the tour has; null while none is known. */
  title: string | null;
  /** Of the title. */
  language: string;
  /** Null while it is not known. */
  primaryLanguage: string | null;
}

/** The language to name a tour in where the content language has no words for it. */
function otherLanguage(primary: string | null, told: readonly string[]): string | null {
  if (primary !== null && (told.length === 0 || told.includes(primary))) return primary;
  return told.includes('en') ? 'en' : (told[0] ?? null);
}

/** What the pages below a tour say of it, also where it has no words in the content language. */
export function useTourHead(tourId: string, language: string): TourHead {
  const primaryLanguage = useConsoleSelector(
    (state) => selectTourRecord(state, tourId)?.primary_language ?? null,
  );
  const { error } = useGetTourQuery({ tourId, language });
  const own = useConsoleSelector((state) => selectTour(state, tourId, language)?.title ?? null);
  const told = error === undefined ? [] : availableLanguages(problemOf(error));
  const other = otherLanguage(primaryLanguage, told);
  const isNeeded = own === null && error !== undefined && other !== null && other !== language;
  useGetTourQuery({ tourId, language: other ?? language }, { skip: !isNeeded });
  const otherTitle = useConsoleSelector((state) =>
    other === null ? null : (selectTour(state, tourId, other)?.title ?? null),
  );
  return own === null && otherTitle !== null && other !== null
    ? { title: otherTitle, language: other, primaryLanguage }
    : { title: own, language, primaryLanguage };
}

/** The way from the tours to one of them. */
export function tourBreadcrumbs(tourId: string, { title, language }: TourHead): Breadcrumb[] {
  const isNamed = title !== null && title !== '';
  return [
    { label: 'Tours', to: '/admin/tours' },
    {
      label: isNamed ? title : 'Tour',
      to: addressOfTour(tourId),
      language: isNamed ? language : undefined,
    },
  ];
}
