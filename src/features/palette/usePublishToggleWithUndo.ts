import { useMemo } from 'react';
import { useConsoleDispatch } from '../../state/hooks/storeHooks';
import {
  FAILURE_ONLY,
  PUBLICATION_MESSAGES,
  usePublishToggle,
} from '../../state/hooks/usePublishToggle';
import { announcedWithUndo } from '../../state/model/noticesSlice';
import { type TourView } from '../../state/select/tourViews';

/** Publish toggle for a tour that the page may not show: a toast announces the outcome and offers undo. */
export function usePublishToggleWithUndo(): (tour: TourView) => void {
  const dispatch = useConsoleDispatch();
  const toggle = usePublishToggle(FAILURE_ONLY);
  return useMemo(() => {
    const press = async (tour: TourView): Promise<void> => {
      const saved = await toggle(tour);
      // A merely queued edit has its own toast.
      if (saved?.ok !== true || saved.queued === true) return;
      const changed = { ...tour, is_published: !tour.is_published };
      const detail = `${changed.is_published ? 'Published' : 'Unpublished'}: ${tour.title}`;
      const undo = () => void press(changed);
      dispatch(announcedWithUndo(PUBLICATION_MESSAGES.done, undo, detail));
    };
    return (tour) => void press(tour);
  }, [dispatch, toggle]);
}
