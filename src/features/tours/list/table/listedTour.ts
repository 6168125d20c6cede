import { type TourView } from '../../../../state/select/tourViews';

type PositionFields = Pick<TourView, 'is_published' | 'updated_at'>;

/** A tour as a row of the list. */
export interface ListedTour extends TourView {
  /** Earlier values that the tour is filtered and ordered by once its status was changed in its row; absent before. */
  listedAs?: PositionFields;
}

/** Fields by which a row of the list is filtered and ordered. */
export const listedAs = (tour: ListedTour): PositionFields => tour.listedAs ?? tour;
