import { useCallback, useMemo, useState } from 'react';
import { type TourView } from '../../../../state/select/tourViews';
import { type ListedTour } from './listedTour';

/** Cache of rows of changed tours: a row keeps its identity, so that changing one row does not re-render others. */
const changedRows = new WeakMap<TourView, ListedTour>();

function changedRow(tour: TourView, listedAs: TourView): ListedTour {
  const cached = changedRows.get(tour);
  if (cached?.listedAs === listedAs) return cached;
  const row = { ...tour, listedAs };
  changedRows.set(tour, row);
  return row;
}

/** Tours with a frozen position, by id, as they were before the status change in this view. */
interface FrozenPositions {
  viewKey: string;
  tours: Map<string, TourView>;
}

const noFrozenPositions = (viewKey: string): FrozenPositions => ({ viewKey, tours: new Map() });

/**
 * Tours of the list, in which a tour keeps its position after a status change in its row, until filter or sort changes.
 * Moving the row on click would put another row's status under the pointer.
 */
export function useFrozenPositions(tours: readonly TourView[], viewKey: string) {
  const [frozen, setFrozen] = useState(() => noFrozenPositions(viewKey));
  if (frozen.viewKey !== viewKey) setFrozen(noFrozenPositions(viewKey));
  const listed = useMemo(
    () =>
      frozen.tours.size === 0
        ? tours
        : tours.map((tour) => {
            const before = frozen.tours.get(tour.id);
            return before === undefined || before === tour ? tour : changedRow(tour, before);
          }),
    [tours, frozen],
  );
  // Mutated in place instead of set as state: one render when the tour changes, not a second one for the click.
  const freezePosition = useCallback(
    (tour: TourView) => {
      if (!frozen.tours.has(tour.id)) frozen.tours.set(tour.id, tour);
    },
    [frozen],
  );
  return { listed, freezePosition };
}
