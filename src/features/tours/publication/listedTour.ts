import { type TourView } from '../../../state/select/tourViews';

type PlaceFields = Pick<TourView, 'is_published' | 'updated_at'>;

/** A tour as a row of the list. */
export interface ListedTour extends TourView {
  /** Fields that it is filtered and ordered by once its status was changed in its row; absent before that. */
  listedAs?: PlaceFields;
}

/** Fields by which a row of the list is filtered and ordered. */
export const listedAs = (tour: ListedTour): PlaceFields => tour.listedAs ?? tour;
