import { useState } from 'react';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { saveEdits } from '../../../state/sync/saveEdits';
import { type TourView } from '../../../state/select/tourViews';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { Content } from '../../../ui/content/Content';

interface TourDeleteDialogProps {
  /** Null while nothing is asked. */
  tour: TourView | null;
  onClose: () => void;
}

const WORDS = { done: 'Tour deleted successfully', failed: 'Failed to delete tour' };

/** Asks before a tour goes with everything below it. */
export function TourDeleteDialog({ tour, onClose }: TourDeleteDialogProps) {
  const dispatch = useConsoleDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [named, setNamed] = useState(tour);
  // The question keeps its words while it fades away.
  if (tour !== null && tour !== named) setNamed(tour);
  const remove = async () => {
    if (tour === null || isBusy) return;
    setIsBusy(true);
    await dispatch(
      saveEdits([{ entity: 'tour', action: 'remove', ref: { tourId: tour.id } }], WORDS),
    );
    setIsBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open={tour !== null}
      title="Delete tour"
      text={
        named && (
          <>
            Are you sure you want to delete &quot;
            <Content language={named.language}>{named.title}</Content>
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
