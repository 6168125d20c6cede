import { limits } from '../../domain/limits';
import { type TourView } from '../../state/select/tourViews';

/** Last edit of a tour. */
export interface TourEdit {
  /** ISO 8601 time. */
  time: string;
  /** True when the person made the edit on this device. */
  isOwn: boolean;
}

/** A recently created or edited tour. */
export interface LatestTour {
  tour: TourView;
  /** Time of creation or of the last edit, in ISO 8601. */
  time: string;
  /** True when the person made the edit on this device. */
  isOwn?: boolean;
  /** Last edit, for a tour listed by its creation. */
  edit?: TourEdit;
}

/** Time of the last edit within each tour in epoch milliseconds, by tour id. */
export type EditTimes = ReadonlyMap<string, number>;

/** Time in ms after a tour's creation within which changes count as part of the creation. */
const CREATION_MS = 60_000;

/**
 * ISO time of a tour's last edit, including edits within it (`withinMs`, in epoch milliseconds); null when there was
 * none after its creation.
 */
function editedAt(tour: TourView, withinMs = 0): string | null {
  const own = tour.updated_at ?? tour.created_at;
  const time = withinMs > Date.parse(own) ? new Date(withinMs).toISOString() : own;
  return Date.parse(time) - Date.parse(tour.created_at) > CREATION_MS ? time : null;
}

/** The tours with the latest times, latest first. */
const latestOf = (tours: LatestTour[]): LatestTour[] =>
  tours.sort((one, other) => (one.time < other.time ? 1 : -1)).slice(0, limits.recentTours);

/** Maximum difference in ms between an own edit's local and stored time, including clock skew. */
const OWN_MS = 60_000;

/** Time in ms after its creation during which a tour counts as being set up. */
const SETUP_MS = 7 * 24 * 60 * 60 * 1000;

/** True for an edit by somebody else while the tour was being set up. */
const isSetup = ({ created_at }: TourView, { time, isOwn }: TourEdit) =>
  !isOwn && Date.parse(time) - Date.parse(created_at) <= SETUP_MS;

/** Edit times of tours with their contents: everyone's, and the person's own. */
export interface TourEdits {
  all: EditTimes;
  own: EditTimes;
}

/** Last edit of a tour after its creation; null when there was none. */
function lastEdit(tour: TourView, { all, own }: TourEdits): TourEdit | null {
  const time = editedAt(tour, all.get(tour.id));
  if (time === null) return null;
  const ownMs = own.get(tour.id) ?? -Infinity;
  return { time, isOwn: Math.abs(Date.parse(time) - ownMs) <= OWN_MS };
}

/** Tours by creation and by last edit. */
interface LatestTours {
  newest: LatestTour[];
  /** Null while the edits are unknown. */
  edited: LatestTour[] | null;
}

/**
 * Newest tours, newest first regardless of the list's order, and the tours last edited after their creation. A new tour
 * that somebody else is setting up is not among the edited ones, but is listed as new with its last edit.
 */
export function latestTours(tours: readonly TourView[], edits: TourEdits | null): LatestTours {
  const newest = latestOf(tours.map((tour) => ({ tour, time: tour.created_at })));
  if (edits === null) return { newest, edited: null };
  const newIds = new Set(newest.map(({ tour }) => tour.id));
  const edited = latestOf(
    tours.flatMap((tour) => {
      const edit = lastEdit(tour, edits);
      if (edit === null || (newIds.has(tour.id) && isSetup(tour, edit))) return [];
      return [{ tour, ...edit }];
    }),
  );
  const editedIds = new Set(edited.map(({ tour }) => tour.id));
  const withEdit = (latest: LatestTour): LatestTour => {
    const edit = editedIds.has(latest.tour.id) ? null : lastEdit(latest.tour, edits);
    return edit === null ? latest : { ...latest, edit };
  };
  return { newest: newest.map(withEdit), edited };
}
