import { useCallback, useMemo, useState } from 'react';
import { type TourView } from '../../../state/select/tourViews';
import { type ListedTour } from './listedTour';

const noTours: ReadonlyMap<string, TourView> = new Map();

/**
 * Tours of the list, those whose status is changed in their rows with the places that they have until the filter or
 * the order changes. A row that left its place at the click would put the status of another one under the pointer.
 */
export function useKeptPlaces(tours: readonly TourView[], viewKey: string) {
  const [kept, setKept] = useState({ viewKey, tours: noTours });
  if (kept.viewKey !== viewKey) setKept({ viewKey, tours: noTours });
  const listed = useMemo(() => {
    if (kept.tours.size === 0) return tours;
    return tours.map((tour): ListedTour => {
      const before = kept.tours.get(tour.id);
      return before === undefined ? tour : { ...tour, listedAs: before };
    });
  }, [tours, kept]);
  const keepPlace = useCallback(
    (tour: TourView) =>
      setKept((now) =>
        now.tours.has(tour.id) ? now : { ...now, tours: new Map(now.tours).set(tour.id, tour) },
      ),
    [],
  );
  return { listed, keepPlace };
}
