import { useOutletContext } from 'react-router';
import { type SectionView } from '../../../state/select/selectSections';

/** What the section's page gives to the tab inside it. */
export interface SectionFrame {
  /** Null only on tabs that do without the words of the content language. */
  section: SectionView | null;
  /** Keeps the page in a language while a form in it is open; null lets go. */
  pinLanguage: (language: string | null) => void;
}

export const useSectionFrame = () => useOutletContext<SectionFrame>();
