import { BulkDeleteDialog } from './BulkDeleteDialog';
import { BulkPublishDialog } from './BulkPublishDialog';
import { type BulkActions } from './useBulkActions';

interface BulkDialogsProps {
  actions: BulkActions;
  languageLabel: string;
}

/** Confirmation dialogs of the bulk actions. */
export function BulkDialogs({ actions, languageLabel }: BulkDialogsProps) {
  const { publishQuestion, isDeleteOpen, selected, closeDialogs, confirm } = actions;
  return (
    <>
      {publishQuestion !== null && (
        <BulkPublishDialog
          question={publishQuestion}
          languageLabel={languageLabel}
          onClose={closeDialogs}
          onConfirm={() => confirm('publish')}
        />
      )}
      {isDeleteOpen && (
        <BulkDeleteDialog
          tours={selected}
          onClose={closeDialogs}
          onConfirm={() => confirm('delete')}
        />
      )}
    </>
  );
}
