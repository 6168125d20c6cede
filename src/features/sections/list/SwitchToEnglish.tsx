import Button from '@mui/material/Button';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { contentLanguageChosen } from '../../../state/model/preferencesSlice';

/** Button that switches the content language to English, the fallback language. */
export function SwitchToEnglish() {
  const dispatch = useConsoleDispatch();
  return (
    <Button variant="outlined" onClick={() => dispatch(contentLanguageChosen('en'))}>
      Switch to English
    </Button>
  );
}
