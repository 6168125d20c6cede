import { type Language } from '../../../domain/languages/language';
import { sectionOfFile } from '../../../domain/tours/sectionOfFile';
import { sectionText, useTourSections } from './useTourSections';

interface NoteContext {
  tourId: string;
  sectionId: string;
  languages: readonly Language[];
}

/** Creates the note on a file named after another section of the tour; null for any other file. */
export function useOtherSectionNote({ tourId, sectionId, languages }: NoteContext) {
  const sections = useTourSections(tourId) ?? [];
  return (filename: string): string | null => {
    const named = sectionOfFile(filename, sections, languages);
    const section = sections.find(({ id }) => id === named);
    if (section === undefined || section.id === sectionId) return null;
    return `Looks like ${sectionText(section)}.`;
  };
}
