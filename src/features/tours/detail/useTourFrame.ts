import { useOutletContext } from 'react-router-dom';
import { type TourView } from '../../../state/select/tourViews';

/** Outlet context of the tour page. */
export interface TourFrame {
  /** Null only on tabs that work without texts in the content language. */
  tour: TourView | null;
  /** Pins the page to a language while a form is open; null unpins. */
  pinLanguage: (language: string | null) => void;
}

export const useTourFrame = () => useOutletContext<TourFrame>();
