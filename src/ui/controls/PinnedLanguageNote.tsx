import { InfoBanner } from '../feedback/InfoBanner';

interface PinnedLanguageNoteProps {
  /** Name of the language that is edited. */
  edited: string;
  /** Name of the language that is chosen. */
  chosen: string;
}

/** Note that unsaved texts keep their language when another is chosen. */
export function PinnedLanguageNote({ edited, chosen }: PinnedLanguageNoteProps) {
  return (
    <InfoBanner tone="warning">
      {`You are editing in ${edited}. ${chosen} is shown once you save or cancel.`}
    </InfoBanner>
  );
}
