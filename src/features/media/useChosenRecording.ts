import { useRef, useState } from 'react';
import { isModalOpen } from '../../ui/command/command';

interface ChosenRecording {
  /** Content language that it was chosen in. */
  language: string;
  id: string;
  /** True when a person chose it; false when it was opened after its upload, or is kept open. */
  byPerson: boolean;
}

/**
 * The chosen recording; the choice applies to the content language it was made in. Who works on the chapters of a
 * recording keeps it open, whatever is uploaded meanwhile.
 */
export function useChosenRecording(contentLanguage: string) {
  const [last, setChosen] = useState<ChosenRecording | null>(null);
  const chapters = useRef<HTMLDivElement>(null);
  const chosen = last?.language === contentLanguage ? last : null;
  return {
    chosen,
    /** Element around the chapters of the open recording. */
    chapters,
    choose: (id: string) => setChosen({ language: contentLanguage, id, byPerson: true }),
    keepOpen(id: string) {
      if (chosen?.id !== id) setChosen({ language: contentLanguage, id, byPerson: false });
    },
    /** Opens a recording after its upload, unless the focus is in the chapters, or a dialog, of one that it does not replace. */
    showUploaded(id: string, replacedId: string | null) {
      const isAtWork = chapters.current?.contains(document.activeElement) === true || isModalOpen();
      setChosen((current) =>
        isAtWork && current?.id !== replacedId
          ? current
          : { language: contentLanguage, id, byPerson: false },
      );
    },
  };
}
