import { useCallback, useRef } from 'react';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { saveEdits } from '../../../state/sync/saveEdits';
import { type TourView } from '../../../state/select/tourViews';
import { publicationEdit } from './publicationEdit';

const MESSAGES = { done: 'Tour updated successfully', failed: 'Failed to update tour' };

/**
 * Toggles the publication of a tour: an optimistic update, rolled back if the worker refuses. True when it was
 * done.
 */
export function useTourPublication(): (tour: TourView) => Promise<boolean> {
  const dispatch = useConsoleDispatch();
  const pendingTargets = useRef(new Map<string, boolean>());
  return useCallback(
    async (tour: TourView) => {
      const target = !tour.is_published;
      // A second click before the response would undo the first.
      const pendingTarget = pendingTargets.current.get(tour.id);
      if (pendingTarget === target || (pendingTarget !== undefined && tour.saveState !== null))
        return false;
      pendingTargets.current.set(tour.id, target);
      const saved = await dispatch(saveEdits([publicationEdit(tour, new Date())], MESSAGES));
      pendingTargets.current.delete(tour.id);
      return saved.ok;
    },
    [dispatch],
  );
}
