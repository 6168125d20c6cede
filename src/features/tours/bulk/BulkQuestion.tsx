import { formatCount } from '../../../domain/text/count';
import { Content } from '../../../ui/content/Content';
import { BulkDeleteDialog } from '../../../ui/selection/BulkDeleteDialog';
import { BulkEditDialog } from './BulkEditDialog';
import { type BulkActions } from './useBulkActions';
import { affectedTours } from './useTourBulk';

const WARNING =
  'This action cannot be undone and will also delete all associated sections and media.';

/** Edit dialog for the selected tours, or the confirmation before their permanent deletion. */
export function BulkQuestion({ actions }: { actions: BulkActions }) {
  const { dialog, selected, closeDialog, confirmDelete } = actions;
  if (dialog === 'edit') {
    return (
      <BulkEditDialog tours={selected} onClose={closeDialog} onConfirm={actions.confirmEdit} />
    );
  }
  const published = affectedTours('unpublish', selected).length;
  const are = published === 1 ? 'is' : 'are';
  const items = selected.map(({ id, title, language }) => ({
    id,
    name: <Content language={language}>{title}</Content>,
  }));
  return (
    <BulkDeleteDialog
      items={items}
      noun="tour"
      warning={
        published === 0
          ? WARNING
          : `${formatCount(published)} of them ${are} published and will vanish from the app. ${WARNING}`
      }
      onClose={closeDialog}
      onConfirm={confirmDelete}
    />
  );
}
