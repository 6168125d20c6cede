import { useState } from 'react';
import { type TourView } from '../../../state/select/tourViews';
import { useReadinessIssues } from '../publication/usePublishing';
import { type BulkPublishQuestion } from './BulkPublishDialog';
import { affectedTours, useTourBulk } from './useTourBulk';

/** Bulk actions on the selected tours, each with the question that comes before it. */
export function useBulkActions(selected: readonly TourView[]) {
  const bulk = useTourBulk();
  const issuesOf = useReadinessIssues();
  const [publishQuestion, setPublishQuestion] = useState<BulkPublishQuestion | null>(null);
  const [isDeleteOpen, setDeleteOpen] = useState(false);
  const publish = () => {
    const issuesOfTours = affectedTours('publish', selected).map(issuesOf);
    const issuesByTour = issuesOfTours
      .map(({ issues }) => issues)
      .filter((issues) => issues.length > 0);
    const unreadCount = issuesOfTours.filter(({ areSectionsLoaded }) => !areSectionsLoaded).length;
    if (issuesByTour.length > 0)
      setPublishQuestion({ total: issuesOfTours.length, issuesByTour, unreadCount });
    else void bulk.start('publish', selected);
  };
  return {
    bulk,
    selected,
    /** True while a bulk action runs. */
    isBusy: bulk.run !== null,
    publish,
    unpublish: () => void bulk.start('unpublish', selected),
    remove: () => setDeleteOpen(true),
    publishQuestion,
    isDeleteOpen,
    closeDialogs: () => {
      setPublishQuestion(null);
      setDeleteOpen(false);
    },
    confirm: (kind: 'publish' | 'delete') => {
      setPublishQuestion(null);
      setDeleteOpen(false);
      void bulk.start(kind, selected);
    },
  };
}

export type BulkActions = ReturnType<typeof useBulkActions>;
