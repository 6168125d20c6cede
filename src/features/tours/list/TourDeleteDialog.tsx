import { useState } from 'react';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { saveEdits } from '../../../state/sync/saveEdits';
import { type TourView } from '../../../state/select/tourViews';
import { ConfirmDialog } from '../../../ui/feedback/confirm/ConfirmDialog';
import { Content } from '../../../ui/content/Content';

interface TourDeleteDialogProps {
  /** Null while the dialog is closed. */
  tour: TourView | null;
  onClose: () => void;
  /** Called after a successful deletion, once the dialog is closed. */
  onDeleted?: () => void;
}

const MESSAGES = { done: 'Tour deleted successfully', failed: 'Failed to delete tour' };

/** Confirmation dialog for deleting a tour with its sections and media. */
export function TourDeleteDialog({ tour, onClose, onDeleted }: TourDeleteDialogProps) {
  const dispatch = useConsoleDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [shownTour, setShownTour] = useState(tour);
  // Keeps the text during the fade-out.
  if (tour !== null && tour !== shownTour) setShownTour(tour);
  const remove = async () => {
    if (tour === null || isBusy) return;
    setIsBusy(true);
    const { ok } = await dispatch(
      saveEdits([{ entity: 'tour', action: 'remove', ref: { tourId: tour.id } }], MESSAGES),
    );
    setIsBusy(false);
    onClose();
    if (ok) onDeleted?.();
  };
  return (
    <ConfirmDialog
      open={tour !== null}
      title="Delete tour"
      text={
        shownTour && (
          <>
            Are you sure you want to delete &quot;
            <Content language={shownTour.language}>{shownTour.title}</Content>
            &quot;? This action cannot be undone and will also delete all associated sections and
            media.
          </>
        )
      }
      confirmLabel="Delete"
      tone="danger"
      busy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
