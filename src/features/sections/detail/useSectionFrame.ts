import { useOutletContext } from 'react-router-dom';
import { type SectionView } from '../../../state/select/selectSections';

/** Outlet context of the section page. */
export interface SectionFrame {
  /** Null only on tabs that work without texts in the content language. */
  section: SectionView | null;
  /** Pins the page to a language while a form is open; null unpins. */
  pinLanguage: (language: string | null) => void;
}

export const useSectionFrame = () => useOutletContext<SectionFrame>();
