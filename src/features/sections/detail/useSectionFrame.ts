import { useOutletContext } from 'react-router-dom';
import { type SectionView } from '../../../state/select/selectSections';

/** Outlet context of the section page. */
export interface SectionFrame {
  /** Null only on tabs that do not need the texts of the content language. */
  section: SectionView | null;
  /** Keeps the page in a language while a form is open; null releases it. */
  pinLanguage: (language: string | null) => void;
}

export const useSectionFrame = () => useOutletContext<SectionFrame>();
