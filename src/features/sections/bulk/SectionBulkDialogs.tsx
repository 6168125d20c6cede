import { BulkDeleteDialog } from '../../../ui/selection/BulkDeleteDialog';
import { SectionMoveDialog } from './SectionMoveDialog';
import { SectionName } from './SectionBulkReport';
import { type SectionBulk } from './useSectionBulk';

const WARNING =
  'This action cannot be undone and will also delete their translations, images, audio and chapters.';

interface SectionBulkDialogsProps {
  bulk: SectionBulk;
  /** Number of sections in the tour. */
  count: number;
}

/** Dialog for the target position of the selected sections, or the confirmation before their deletion. */
export function SectionBulkDialogs({ bulk, count }: SectionBulkDialogsProps) {
  const { dialog, selected, closeDialog } = bulk;
  if (dialog === 'move') {
    return (
      <SectionMoveDialog
        movedCount={selected.length}
        lastPosition={count - selected.length + 1}
        onMove={(position) => {
          closeDialog();
          bulk.moveToPosition(position);
        }}
        onClose={closeDialog}
      />
    );
  }
  if (dialog !== 'delete') return null;
  return (
    <BulkDeleteDialog
      items={selected.map((section) => ({
        id: section.id,
        name: <SectionName section={section} />,
      }))}
      noun="section"
      warning={WARNING}
      onConfirm={() => bulk.remove(selected)}
      onClose={closeDialog}
    />
  );
}
