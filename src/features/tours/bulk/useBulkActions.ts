import { useState } from 'react';
import { type TourView } from '../../../state/select/tourViews';
import { useTourBulk, type BulkFields } from './useTourBulk';

/** Bulk actions on the selected tours; editing and deleting open a dialog first. */
export function useBulkActions(selected: readonly TourView[]) {
  const bulk = useTourBulk();
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  return {
    bulk,
    selected,
    /** True while a bulk action runs. */
    isBusy: bulk.run !== null,
    publish: () => void bulk.start('publish', selected),
    unpublish: () => void bulk.start('unpublish', selected),
    edit: () => setDialog('edit'),
    remove: () => setDialog('delete'),
    dialog,
    closeDialog: () => setDialog(null),
    confirmEdit: (tours: readonly TourView[], fields: BulkFields) => {
      setDialog(null);
      void bulk.start('edit', tours, fields);
    },
    confirmDelete: () => {
      setDialog(null);
      void bulk.start('delete', selected);
    },
  };
}

export type BulkActions = ReturnType<typeof useBulkActions>;
