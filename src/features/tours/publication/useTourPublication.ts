import { useCallback, useRef } from 'react';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { saveEdits } from '../../../state/sync/saveEdits';
import { type TourView } from '../../../state/select/tourViews';
import { publicationEdit } from './publicationEdit';

const WORDS = { done: 'Tour updated successfully', failed: 'Failed to update tour' };

/** Toggles whether a tour is published: shown at once, taken back if the worker refuses. */
export function useTourPublication(): (tour: TourView) => void {
  const dispatch = useConsoleDispatch();
  const running = useRef(new Map<string, boolean>());
  return useCallback(
    async (tour: TourView) => {
      const wish = !tour.is_published;
      // A second click before the answer to the first would take back what it asked for.
      const asked = running.current.get(tour.id);
      if (asked === wish || (asked !== undefined && tour.saveState !== null)) return;
      running.current.set(tour.id, wish);
      await dispatch(saveEdits([publicationEdit(tour, new Date())], WORDS));
      running.current.delete(tour.id);
    },
    [dispatch],
  );
}
