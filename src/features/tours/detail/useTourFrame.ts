import { useOutletContext } from 'react-router-dom';
import { type TourView } from '../../../state/select/tourViews';

/** Outlet context of the tour page. */
export interface TourFrame {
  /** Null only on tabs that do not need the texts of the content language. */
  tour: TourView | null;
  /** Keeps the page in a language while a form is open; null releases it. */
  pinLanguage: (language: string | null) => void;
}

export const useTourFrame = () => useOutletContext<TourFrame>();
