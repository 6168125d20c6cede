import { useState } from 'react';
import { readinessIssues, type ReadinessIssue } from '../../../domain/tours/readiness';
import { useConsoleStore } from '../../../state/hooks/storeHooks';
import { selectReadySections } from '../../../state/select/selectReadySections';
import { type TourView } from '../../../state/select/tourViews';
import { useEventCallback } from '../../../ui/hooks/useEventCallback';
import { useTourPublication } from './useTourPublication';

export interface PublishQuestion {
  tour: TourView;
  points: readonly ReadinessIssue[];
}

/** What is open in a tour, as far as it is known at this moment. */
export function useOpenPoints() {
  const store = useConsoleStore();
  return useEventCallback((tour: TourView) => {
    const sections = selectReadySections(store.getState(), tour.id, tour.language);
    return { points: readinessIssues(tour, sections), areSectionsKnown: sections !== null };
  });
}

/** Publishes and takes back; asks first where something of the tour is still open. */
export function usePublishing() {
  const toggle = useTourPublication();
  const pointsOf = useOpenPoints();
  const [question, setQuestion] = useState<PublishQuestion | null>(null);
  const press = useEventCallback((tour: TourView) => {
    const { points } = pointsOf(tour);
    if (tour.is_published || points.length === 0) toggle(tour);
    else setQuestion({ tour, points });
  });
  return {
    press,
    question,
    confirm: () => {
      setQuestion(null);
      if (question !== null) toggle(question.tour);
    },
    close: () => setQuestion(null),
  };
}
