import { useCallback, useRef } from 'react';
import { useConsoleDispatch } from '../../state/hooks';
import { saveEdits } from '../../state/outbox/saveEdits';
import { type TourView } from '../../state/selectTours';
import { publicationEdit } from './publicationEdit';

const WORDS = { done: 'Tour updated successfully', failed: 'Failed to update tour' };

/** Toggles whether a tour is published: shown at once, taken back if the worker refuses. */
export function useTourPublication(): (tour: TourView) => void {
  const dispatch = useConsoleDispatch();
  const running = useRef(new Set<string>());
  return useCallback(
    async (tour: TourView) => {
      // A second click before the answer to the first would take back what it asked for.
      if (running.current.has(tour.id)) return;
      running.current.add(tour.id);
      await dispatch(saveEdits([publicationEdit(tour, new Date())], WORDS));
      running.current.delete(tour.id);
    },
    [dispatch],
  );
}
