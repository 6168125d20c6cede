import { useState } from 'react';
import useEventCallback from '@mui/utils/useEventCallback';
import { readinessIssues, type ReadinessIssue } from '../../../domain/tours/readiness';
import { useConsoleSelector, useConsoleStore } from '../../../state/hooks/storeHooks';
import { selectReadySections } from '../../../state/select/selectReadySections';
import { selectTour } from '../../../state/select/selectTours';
import { type TourView } from '../../../state/select/tourViews';
import { useTourPublication } from './useTourPublication';

/** A tour that was published with open issues. */
export interface PublishedWithIssues {
  tour: TourView;
  issues: readonly ReadinessIssue[];
}

/** Readiness issues of a tour, as far as its sections have loaded. */
export function useReadinessIssues() {
  const store = useConsoleStore();
  return useEventCallback((tour: TourView) => {
    const sections = selectReadySections(store.getState(), tour.id, tour.language);
    return { issues: readinessIssues(tour, sections), areSectionsLoaded: sections !== null };
  });
}

/** Publishes and unpublishes at once; what is still open in a published tour is told after it. */
export function usePublishing() {
  const toggle = useTourPublication();
  const issuesOf = useReadinessIssues();
  const [published, setPublished] = useState<PublishedWithIssues | null>(null);
  const press = useEventCallback(async (tour: TourView) => {
    setPublished(null);
    const { issues } = issuesOf(tour);
    const isDone = await toggle(tour);
    if (isDone && !tour.is_published && issues.length > 0) setPublished({ tour, issues });
  });
  // Unpublished by other means, it is no longer news.
  const isPublished = useConsoleSelector(
    (state) =>
      published !== null &&
      selectTour(state, published.tour.id, published.tour.language)?.is_published === true,
  );
  return {
    press: (tour: TourView) => void press(tour),
    published: isPublished ? published : null,
    undo: () => published !== null && void press({ ...published.tour, is_published: true }),
    dismiss: () => setPublished(null),
  };
}
