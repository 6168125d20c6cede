import { useMemo } from 'react';
import { useConsoleDispatch } from '../../state/hooks/storeHooks';
import {
  FAILURE_ONLY,
  PUBLICATION_MESSAGES,
  useTourPublication,
} from '../../state/hooks/useTourPublication';
import { announcedWithUndo } from '../../state/model/noticesSlice';
import { type TourView } from '../../state/select/tourViews';

/** Toggles the publication of a tour of which the page may show nothing: the toast has the way back. */
export function usePublicationWithUndo(): (tour: TourView) => void {
  const dispatch = useConsoleDispatch();
  const toggle = useTourPublication(FAILURE_ONLY);
  return useMemo(() => {
    const press = async (tour: TourView): Promise<void> => {
      const saved = await toggle(tour);
      // The toast of what is sent later reports that it is not done yet.
      if (saved?.ok !== true || saved.queued === true) return;
      const changed = { ...tour, is_published: !tour.is_published };
      const detail = `${changed.is_published ? 'Published' : 'Unpublished'}: ${tour.title}`;
      const undo = () => void press(changed);
      dispatch(announcedWithUndo(PUBLICATION_MESSAGES.done, undo, detail));
    };
    return (tour) => void press(tour);
  }, [dispatch, toggle]);
}
