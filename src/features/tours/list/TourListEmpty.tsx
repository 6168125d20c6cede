import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { type Language } from '../../../domain/languages/language';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { contentLanguageChosen } from '../../../state/model/preferencesSlice';
import { EmptyState } from '../../../ui/feedback/EmptyState';

/** Button that switches the content language to English, the language with the most content. */
export function ViewEnglishTours() {
  const dispatch = useConsoleDispatch();
  return (
    <Button variant="outlined" onClick={() => dispatch(contentLanguageChosen('en'))}>
      View English Tours
    </Button>
  );
}

/** Empty state when no tour has texts in the content language. */
export function NoTours({ language }: { language: Language }) {
  return (
    <EmptyState
      title={`No tours in ${language.label}`}
      text="Tours show up here once they have a title in this language."
      action={
        <>
          {language.code !== 'en' && <ViewEnglishTours />}
          <Button component={Link} to="/admin/tours/create" variant="outlined">
            Create tour
          </Button>
        </>
      }
    />
  );
}
