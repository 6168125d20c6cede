import { useState } from 'react';

interface ChosenRecording {
  /** Content language that it was chosen in. */
  language: string;
  id: string;
  /** True when a person chose it; false when it was opened after its upload. */
  byPerson: boolean;
}

/** The chosen recording; the choice applies to the content language it was made in. */
export function useChosenRecording(contentLanguage: string) {
  const [last, setChosen] = useState<ChosenRecording | null>(null);
  return {
    chosen: last?.language === contentLanguage ? last : null,
    choose: (id: string) => setChosen({ language: contentLanguage, id, byPerson: true }),
    showUploaded: (id: string) => setChosen({ language: contentLanguage, id, byPerson: false }),
  };
}
