import { useCallback, useMemo, useState } from 'react';
import { type TourView } from '../../../../state/select/tourViews';
import { type ListedTour } from './listedTour';

/** Rows of changed tours: a row keeps its identity, so that the grid draws no row again when another row changes. */
const changedRows = new WeakMap<TourView, ListedTour>();

function changedRow(tour: TourView, listedAs: TourView): ListedTour {
  const made = changedRows.get(tour);
  if (made?.listedAs === listedAs) return made;
  const row = { ...tour, listedAs };
  changedRows.set(tour, row);
  return row;
}

/** Tours with a frozen position by id, as they were before their status was changed in this view. */
interface FrozenPositions {
  viewKey: string;
  tours: Map<string, TourView>;
}

/** The tours with the rows of those that changed since their position was frozen: a few of ten thousand. */
function listWithFrozen(
  tours: readonly TourView[],
  frozen: ReadonlyMap<string, TourView>,
): readonly ListedTour[] {
  if (frozen.size === 0) return tours;
  const listed: ListedTour[] = [...tours];
  for (const [id, before] of frozen) {
    const index = tours.findIndex((tour) => tour.id === id);
    const tour = tours[index];
    if (tour !== undefined && tour !== before) listed[index] = changedRow(tour, before);
  }
  return listed;
}

const noFrozenPositions = (viewKey: string): FrozenPositions => ({ viewKey, tours: new Map() });

/**
 * Tours of the list, in which a tour whose status is changed in its row keeps its position until the filter or the
 * order changes. A row that moved at the click would put the status of another row under the pointer.
 */
export function useFrozenPositions(tours: readonly TourView[], viewKey: string) {
  const [frozen, setFrozen] = useState(() => noFrozenPositions(viewKey));
  if (frozen.viewKey !== viewKey) setFrozen(noFrozenPositions(viewKey));
  const listed = useMemo(() => listWithFrozen(tours, frozen.tours), [tours, frozen]);
  // Added to the map and not as new state: the list is drawn when the tour changes, and not for the click as well.
  const freezePosition = useCallback(
    (tour: TourView) => {
      if (!frozen.tours.has(tour.id)) frozen.tours.set(tour.id, tour);
    },
    [frozen],
  );
  return { listed, freezePosition };
}
