import { Content } from '../../../ui/content/Content';
import { BulkDeleteDialog } from '../../../ui/selection/BulkDeleteDialog';
import { type BulkActions } from './useBulkActions';

interface BulkDialogsProps {
  actions: BulkActions;
}

const WARNING =
  'This action cannot be undone and will also delete all associated sections and media.';

/** Confirmation of the bulk action that can't be undone. */
export function BulkDialogs({ actions }: BulkDialogsProps) {
  const { isDeleteOpen, selected, closeDelete, confirmDelete } = actions;
  if (!isDeleteOpen) return null;
  const items = selected.map(({ id, title, language }) => ({
    id,
    name: <Content language={language}>{title}</Content>,
  }));
  return (
    <BulkDeleteDialog
      items={items}
      noun="tour"
      warning={WARNING}
      onClose={closeDelete}
      onConfirm={confirmDelete}
    />
  );
}
