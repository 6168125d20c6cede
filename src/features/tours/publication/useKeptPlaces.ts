import { useCallback, useMemo, useState } from 'react';
import { type TourView } from '../../../state/select/tourViews';
import { type ListedTour } from './listedTour';

/** Rows of changed tours: they keep their identity, so that the grid draws none of them for another one's change. */
const changedRows = new WeakMap<TourView, ListedTour>();

function changedRow(tour: TourView, listedAs: TourView): ListedTour {
  const made = changedRows.get(tour);
  if (made?.listedAs === listedAs) return made;
  const row = { ...tour, listedAs };
  changedRows.set(tour, row);
  return row;
}

/** Tours by id, as they were before their status was changed in this view. */
interface KeptPlaces {
  viewKey: string;
  tours: Map<string, TourView>;
}

const newPlaces = (viewKey: string): KeptPlaces => ({ viewKey, tours: new Map() });

/**
 * Tours of the list, those whose status is changed in their rows with the places that they have until the filter or
 * the order changes. A row that left its place at the click would put the status of another one under the pointer.
 */
export function useKeptPlaces(tours: readonly TourView[], viewKey: string) {
  const [kept, setKept] = useState(() => newPlaces(viewKey));
  if (kept.viewKey !== viewKey) setKept(newPlaces(viewKey));
  const listed = useMemo(
    () =>
      kept.tours.size === 0
        ? tours
        : tours.map((tour) => {
            const before = kept.tours.get(tour.id);
            return before === undefined || before === tour ? tour : changedRow(tour, before);
          }),
    [tours, kept],
  );
  // Added to the map and not as new state: the list is drawn when the tour changes, and not for the click as well.
  const keepPlace = useCallback(
    (tour: TourView) => {
      if (!kept.tours.has(tour.id)) kept.tours.set(tour.id, tour);
    },
    [kept],
  );
  return { listed, keepPlace };
}
