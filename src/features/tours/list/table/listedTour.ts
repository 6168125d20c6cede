import { type TourView } from '../../../../state/select/tourViews';

type PositionFields = Pick<TourView, 'is_published' | 'updated_at'>;

/** A tour as a list row. */
export interface ListedTour extends TourView {
  /** Values from before a status change in the row, by which filter and sort still place it; absent when unchanged. */
  listedAs?: PositionFields;
}

/** Values by which a row is filtered and sorted. */
export const listedAs = (tour: ListedTour): PositionFields => tour.listedAs ?? tour;
