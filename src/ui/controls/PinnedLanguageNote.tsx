import { InfoBanner } from '../feedback/InfoBanner';

interface PinnedLanguageNoteProps {
  /** Name of the edited language. */
  edited: string;
  /** Name of the chosen language. */
  chosen: string;
}

/** Note that unsaved texts keep their language although another one was chosen. */
export function PinnedLanguageNote({ edited, chosen }: PinnedLanguageNoteProps) {
  return (
    <InfoBanner tone="warning">
      {`You are editing in ${edited}. ${chosen} is shown once you save or cancel.`}
    </InfoBanner>
  );
}
