import Button from '@mui/material/Button';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { contentLanguageChosen } from '../../../state/model/preferencesSlice';

/** Brings the content back to English, in which there is most. */
export function SwitchToEnglish() {
  const dispatch = useConsoleDispatch();
  return (
    <Button variant="outlined" onClick={() => dispatch(contentLanguageChosen('en'))}>
      Switch to English
    </Button>
  );
}
