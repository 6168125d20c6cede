import { limits } from '../../domain/limits';
import { type TourView } from '../../state/select/tourViews';

/** A tour that was created or edited lately. */
export interface LatestTour {
  tour: TourView;
  /** Time of its creation, in ISO 8601; absent where it is listed for its last edit. */
  createdAt?: string;
  /** Time of its last edit after its creation, in ISO 8601; null without one. */
  editedAt: string | null;
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

const latestFirst = (one: string, other: string) => (one < other ? 1 : -1);

/** The tours that were created last, newest first, whatever the order of the list. */
export const newestTours = (tours: readonly TourView[], editTimes: EditTimes): LatestTour[] =>
  tours
    .toSorted((one, other) => latestFirst(one.created_at, other.created_at))
    .slice(0, limits.recentTours)
    .map((tour) => ({
      tour,
      createdAt: tour.created_at,
      editedAt: editedAt(tour, editTimes.get(tour.id)),
    }));

/** All tours that were edited after their creation, the last edited first. */
export const editedTours = (
  tours: readonly TourView[],
  editTimes: EditTimes,
): (LatestTour & { editedAt: string })[] =>
  tours
    .flatMap((tour) => {
      const time = editedAt(tour, editTimes.get(tour.id));
      return time === null ? [] : [{ tour, editedAt: time }];
    })
    .sort((one, other) => latestFirst(one.editedAt, other.editedAt));
