import { useOutletContext } from 'react-router';
import { type TourView } from '../../../state/select/tourViews';

/** What the tour's page gives to the tab inside it. */
export interface TourFrame {
  /** Null only on tabs that do without the words of the content language. */
  tour: TourView | null;
  /** Keeps the page in a language while a form in it is open; null lets go. */
  pinLanguage: (language: string | null) => void;
}

export const useTourFrame = () => useOutletContext<TourFrame>();
