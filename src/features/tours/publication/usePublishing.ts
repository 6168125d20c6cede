import { useState } from 'react';
import useEventCallback from '@mui/utils/useEventCallback';
import { readinessIssues, type ReadinessIssue } from '../../../domain/tours/readiness';
import { useConsoleStore } from '../../../state/hooks/storeHooks';
import { selectReadySections } from '../../../state/select/selectReadySections';
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
  return {
    press: (tour: TourView) => void press(tour),
    published,
    undo: () => published !== null && void press({ ...published.tour, is_published: true }),
    dismiss: () => setPublished(null),
  };
}
