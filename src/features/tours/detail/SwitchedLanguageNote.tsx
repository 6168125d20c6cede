import Button from '@mui/material/Button';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { contentLanguageChosen } from '../../../state/model/preferencesSlice';
import { type Language } from '../../../domain/languages/language';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';

interface SwitchedLanguageNoteProps {
  /** Content language set by creating the tour. */
  now: Language;
  before: Language;
}

/** Note that creating the tour switched the content language, with a way back. */
export function SwitchedLanguageNote({ now, before }: SwitchedLanguageNoteProps) {
  const dispatch = useConsoleDispatch();
  return (
    <InfoBanner
      action={
        <Button color="inherit" onClick={() => dispatch(contentLanguageChosen(before.code))}>
          Back to {before.label}
        </Button>
      }
    >
      {`The content language is now ${now.label}, the language of this tour.`}
    </InfoBanner>
  );
}
