import { BulkDeleteDialog } from './BulkDeleteDialog';
import { type BulkActions } from './useBulkActions';

interface BulkDialogsProps {
  actions: BulkActions;
}

/** Confirmation of the bulk action that can't be undone. */
export function BulkDialogs({ actions }: BulkDialogsProps) {
  const { isDeleteOpen, selected, closeDelete, confirmDelete } = actions;
  if (!isDeleteOpen) return null;
  return <BulkDeleteDialog tours={selected} onClose={closeDelete} onConfirm={confirmDelete} />;
}
