import { useCallback, useRef } from 'react';
import { saveEdits, type SaveOutcome } from '../sync/saveEdits';
import { type TourView } from '../select/tourViews';
import { publicationEdit } from '../sync/publicationEdit';
import { useConsoleDispatch } from './storeHooks';

export const PUBLICATION_MESSAGES = {
  done: 'Tour updated successfully',
  failed: 'Failed to update tour',
};

/** Messages where the success is shown elsewhere. */
export const FAILURE_ONLY = { ...PUBLICATION_MESSAGES, done: null };

/**
 * Toggles the publication of a tour: an optimistic update, rolled back if the worker refuses. Null where it is being
 * toggled already.
 */
export function useTourPublication(
  messages: typeof FAILURE_ONLY | typeof PUBLICATION_MESSAGES = PUBLICATION_MESSAGES,
): (tour: TourView) => Promise<SaveOutcome | null> {
  const dispatch = useConsoleDispatch();
  const pendingTargets = useRef(new Map<string, boolean>());
  return useCallback(
    async (tour: TourView) => {
      const target = !tour.is_published;
      // A second click before the response would undo the first.
      const pendingTarget = pendingTargets.current.get(tour.id);
      if (pendingTarget === target || (pendingTarget !== undefined && tour.saveState !== null))
        return null;
      pendingTargets.current.set(tour.id, target);
      const saved = await dispatch(saveEdits([publicationEdit(tour, new Date())], messages));
      pendingTargets.current.delete(tour.id);
      return saved;
    },
    [dispatch, messages],
  );
}
