import { useState } from 'react';
import useEventCallback from '@mui/utils/useEventCallback';
import { readinessIssues } from '../../../domain/tours/readiness';
import { useConsoleSelector, useConsoleStore } from '../../../state/hooks/storeHooks';
import { selectReadySections } from '../../../state/select/selectReadySections';
import { selectTour } from '../../../state/select/selectTours';
import { type TourView } from '../../../state/select/tourViews';
import { useTourPublication } from './useTourPublication';

/** Readiness issues of a tour, as far as its sections have loaded. */
export function useReadinessIssues() {
  const store = useConsoleStore();
  return useEventCallback((tour: TourView) => {
    const sections = selectReadySections(store.getState(), tour.id, tour.language);
    return { issues: readinessIssues(tour, sections), areSectionsLoaded: sections !== null };
  });
}

/** Publishes and unpublishes at once; the tour that was published last is told after it. */
export function usePublishing() {
  const toggle = useTourPublication();
  const [published, setPublished] = useState<TourView | null>(null);
  const press = useEventCallback(async (tour: TourView) => {
    setPublished(null);
    const isDone = await toggle(tour);
    if (isDone && !tour.is_published) setPublished(tour);
  });
  // Unpublished by other means, it is no longer news.
  const isPublished = useConsoleSelector(
    (state) =>
      published !== null &&
      selectTour(state, published.id, published.language)?.is_published === true,
  );
  return {
    press: (tour: TourView) => void press(tour),
    published: isPublished ? published : null,
    undo: () => published !== null && void press({ ...published, is_published: true }),
    dismiss: () => setPublished(null),
  };
}
