import { lazy, Suspense } from 'react';
import { Content } from '../../../ui/content/Content';
import { type BulkActions } from './useBulkActions';

const BulkDeleteDialog = lazy(async () => ({
  default: (await import('../../../ui/selection/BulkDeleteDialog')).BulkDeleteDialog,
}));

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
    <Suspense fallback={null}>
      <BulkDeleteDialog
        items={items}
        noun="tour"
        warning={WARNING}
        onClose={closeDelete}
        onConfirm={confirmDelete}
      />
    </Suspense>
  );
}
