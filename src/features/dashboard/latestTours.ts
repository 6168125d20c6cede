import { limits } from '../../domain/limits';
import { type TourView } from '../../state/select/tourViews';

/** A tour that was created or edited lately. */
export interface LatestTour {
  tour: TourView;
  /** Time of its creation or of its last edit, in ISO 8601. */
  time: string;
  /** True where the person made that edit on this device. */
  isOwn?: boolean;
}

/** Epoch milliseconds of the last edit within each tour, by tour. */
export type EditTimes = ReadonlyMap<string, number>;

/** Time in which the writes of a creation are over. */
const CREATION_MS = 60_000;

/** Time of a tour's last edit, be it in its sections; null where that was its creation. */
function editedAt(tour: TourView, withinMs = 0): string | null {
  const own = tour.updated_at ?? tour.created_at;
  const time = withinMs > Date.parse(own) ? new Date(withinMs).toISOString() : own;
  return Date.parse(time) - Date.parse(tour.created_at) > CREATION_MS ? time : null;
}

/** The tours of the latest times, latest first. */
const latestOf = (tours: LatestTour[]): LatestTour[] =>
  tours.sort((one, other) => (one.time < other.time ? 1 : -1)).slice(0, limits.recentTours);

/** The tours that were created last, newest first, whatever the order of the list. */
export const newestTours = (tours: readonly TourView[]): LatestTour[] =>
  latestOf(tours.map((tour) => ({ tour, time: tour.created_at })));

/** Time by which an own edit may be stored before or after it was made, clocks apart included. */
const OWN_MS = 60_000;

/** Time after its creation in which a tour is still being set up. */
const SETUP_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The tours that were edited last after their creation, the last edited first. Those that `shown` has already are left
 * out while somebody else's edits are part of setting them up.
 */
export const editedTours = (
  tours: readonly TourView[],
  editTimes: EditTimes,
  ownTimes: EditTimes,
  shown: readonly LatestTour[] = [],
): LatestTour[] => {
  const shownIds = new Set(shown.map(({ tour }) => tour.id));
  return latestOf(
    tours.flatMap((tour) => {
      const time = editedAt(tour, editTimes.get(tour.id));
      if (time === null) return [];
      const own = ownTimes.get(tour.id) ?? -Infinity;
      const isOwn = Math.abs(Date.parse(time) - own) <= OWN_MS;
      const isSetup = Date.parse(time) - Date.parse(tour.created_at) <= SETUP_MS;
      return shownIds.has(tour.id) && isSetup && !isOwn ? [] : [{ tour, time, isOwn }];
    }),
  );
};
