import { useCallback, useRef } from 'react';
import { saveEdits, type SaveOutcome } from '../sync/saveEdits';
import { type TourView } from '../select/tourViews';
import { publishToggleEdit } from '../sync/publishToggleEdit';
import { useConsoleDispatch } from './storeHooks';

export const PUBLICATION_MESSAGES = {
  done: 'Tour updated successfully',
  failed: 'Failed to update tour',
};

/** Messages for a caller that announces the success itself. */
export const FAILURE_ONLY = { ...PUBLICATION_MESSAGES, done: null };

/**
 * Publish toggle of a tour with an optimistic update: the new state shows immediately and is rolled back when the
 * worker refuses. Resolves with null when a toggle of the tour is already pending.
 */
export function usePublishToggle(
  messages: typeof FAILURE_ONLY | typeof PUBLICATION_MESSAGES = PUBLICATION_MESSAGES,
): (tour: TourView) => Promise<SaveOutcome | null> {
  const dispatch = useConsoleDispatch();
  const pendingTargets = useRef(new Map<string, boolean>());
  return useCallback(
    async (tour: TourView) => {
      const target = !tour.is_published;
      // Ignores a second click before the response, which would undo the first.
      const pendingTarget = pendingTargets.current.get(tour.id);
      if (pendingTarget === target || (pendingTarget !== undefined && tour.saveState !== null))
        return null;
      pendingTargets.current.set(tour.id, target);
      const saved = await dispatch(saveEdits([publishToggleEdit(tour, new Date())], messages));
      pendingTargets.current.delete(tour.id);
      return saved;
    },
    [dispatch, messages],
  );
}
