import { formatCount } from '../../../domain/text/count';
import { type TourView } from '../../../state/select/tourViews';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { Content } from '../../../ui/content/Content';

interface BulkDeleteDialogProps {
  tours: readonly TourView[];
  onConfirm: () => void;
  onClose: () => void;
}

const MAX_NAMED = 5;

/** Confirmation that lists tours by name and asks for their number before it deletes many. */
export function BulkDeleteDialog({ tours, onConfirm, onClose }: BulkDeleteDialogProps) {
  const countText = formatCount(tours.length);
  return (
    <ConfirmDialog
      open
      title={tours.length === 1 ? 'Delete 1 tour' : `Delete ${countText} tours`}
      text={
        <>
          This action cannot be undone and will also delete all associated sections and media.
          <ul>
            {tours.slice(0, MAX_NAMED).map((tour) => (
              <li key={tour.id}>
                <Content language={tour.language}>{tour.title}</Content>
              </li>
            ))}
            {tours.length > MAX_NAMED && <li>and {formatCount(tours.length - MAX_NAMED)} more</li>}
          </ul>
        </>
      }
      typedText={tours.length > 1 ? String(tours.length) : undefined}
      confirmLabel="Delete"
      tone="danger"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
