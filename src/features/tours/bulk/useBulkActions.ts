import { useState } from 'react';
import { type TourView } from '../../../state/select/tourViews';
import { useReadinessIssues } from '../publication/usePublishing';
import { affectedTours, useTourBulk, type BulkFields } from './useTourBulk';

/** Bulk actions on the selected tours; editing and deleting ask first. */
export function useBulkActions(selected: readonly TourView[]) {
  const bulk = useTourBulk();
  const issuesOf = useReadinessIssues();
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
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
    edit: () => setDialog('edit'),
    remove: () => setDialog('delete'),
    dialog,
    closeDialog: () => setDialog(null),
    confirmEdit: (tours: readonly TourView[], fields: BulkFields) => {
      setDialog(null);
      void bulk.start('edit', tours, null, fields);
    },
    confirmDelete: () => {
      setDialog(null);
      void bulk.start('delete', selected);
    },
  };
}

export type BulkActions = ReturnType<typeof useBulkActions>;
