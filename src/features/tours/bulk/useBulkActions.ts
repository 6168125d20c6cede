import { useState } from 'react';
import { type TourView } from '../../../state/select/tourViews';
import { useReadinessIssues } from '../publication/usePublishing';
import { affectedTours, useTourBulk } from './useTourBulk';

/** Bulk actions on the selected tours; deleting asks first. */
export function useBulkActions(selected: readonly TourView[]) {
  const bulk = useTourBulk();
  const issuesOf = useReadinessIssues();
  const [isDeleteOpen, setDeleteOpen] = useState(false);
  const publish = () => {
    const issuesOfTours = affectedTours('publish', selected).map(issuesOf);
    const issuesByTour = issuesOfTours
      .map(({ issues }) => issues)
      .filter((issues) => issues.length > 0);
    const unreadCount = issuesOfTours.filter(({ areSectionsLoaded }) => !areSectionsLoaded).length;
    const open = issuesByTour.length > 0 ? { issuesByTour, unreadCount } : null;
    void bulk.start('publish', selected, open);
  };
  return {
    bulk,
    selected,
    /** True while a bulk action runs. */
    isBusy: bulk.run !== null,
    publish,
    unpublish: () => void bulk.start('unpublish', selected),
    remove: () => setDeleteOpen(true),
    isDeleteOpen,
    closeDelete: () => setDeleteOpen(false),
    confirmDelete: () => {
      setDeleteOpen(false);
      void bulk.start('delete', selected);
    },
  };
}

export type BulkActions = ReturnType<typeof useBulkActions>;
