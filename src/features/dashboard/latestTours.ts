import { limits } from '../../domain/limits';
import { type TourView } from '../../state/select/tourViews';

/** Last edit of a tour. */
export interface TourEdit {
  /** In ISO 8601. */
  time: string;
  /** True where the person made it on this device. */
  isOwn: boolean;
}

/** A tour that was created or edited lately. */
export interface LatestTour {
  tour: TourView;
  /** Time of its creation or of its last edit, in ISO 8601. */
  time: string;
  /** True where the person made that edit on this device. */
  isOwn?: boolean;
  /** Last edit of a tour that is listed by its creation. */
  edit?: TourEdit;
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

/** Time by which an own edit may be stored before or after it was made, clocks apart included. */
const OWN_MS = 60_000;

/** Time after its creation in which a tour is still being set up. */
const SETUP_MS = 7 * 24 * 60 * 60 * 1000;

/** True for an edit by which somebody else set a tour up. */
const isSetup = ({ created_at }: TourView, { time, isOwn }: TourEdit) =>
  !isOwn && Date.parse(time) - Date.parse(created_at) <= SETUP_MS;

/** Edits of tours: of all that belongs to them, and the person's own. */
export interface TourEdits {
  all: EditTimes;
  own: EditTimes;
}

/** Last edit of a tour after its creation; null for none. */
function lastEdit(tour: TourView, { all, own }: TourEdits): TourEdit | null {
  const time = editedAt(tour, all.get(tour.id));
  if (time === null) return null;
  const ownMs = own.get(tour.id) ?? -Infinity;
  return { time, isOwn: Math.abs(Date.parse(time) - ownMs) <= OWN_MS };
}

/** Tours by their creation and by their last edit. */
interface LatestTours {
  newest: LatestTour[];
  /** Null while the edits are not known. */
  edited: LatestTour[] | null;
}

/**
 * The tours that were created last, newest first, whatever the order of the list, and those that were edited last
 * after their creation. A new tour that is being set up has its last edit beside it, and is not among the edited ones.
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
