import { useState } from 'react';
import { readinessIssues, type ReadinessIssue } from '../../../domain/tours/readiness';
import { useConsoleStore } from '../../../state/hooks/storeHooks';
import { selectReadySections } from '../../../state/select/selectReadySections';
import { type TourView } from '../../../state/select/tourViews';
import useEventCallback from '@mui/utils/useEventCallback';
import { useTourPublication } from './useTourPublication';

export interface PublishQuestion {
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

/** Publishes and unpublishes; asks for confirmation when a draft has readiness issues. */
export function usePublishing() {
  const toggle = useTourPublication();
  const issuesOf = useReadinessIssues();
  const [question, setQuestion] = useState<PublishQuestion | null>(null);
  const press = useEventCallback((tour: TourView) => {
    const { issues } = issuesOf(tour);
    if (tour.is_published || issues.length === 0) toggle(tour);
    else setQuestion({ tour, issues });
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
