import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { type Language } from '../../../domain/languages/language';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { contentLanguageChosen } from '../../../state/model/preferencesSlice';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ClearFilterButton } from '../../../ui/feedback/ClearFilterButton';
import { countConditions, type TourFilter } from './tourFilter';

/** Button that switches the content to English, the language with the most content. */
export function ViewEnglishTours() {
  const dispatch = useConsoleDispatch();
  return (
    <Button variant="outlined" onClick={() => dispatch(contentLanguageChosen('en'))}>
      View English Tours
    </Button>
  );
}

/** Empty state when no tour has texts in the language. */
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

const whichTours = { all: 'tours', published: 'published tours', draft: 'drafts' } as const;
const allTours = {
  all: 'There are no tours in this language.',
  published: 'All tours in this language are drafts.',
  draft: 'All tours in this language are published.',
} as const;

/** Empty state when the filter excludes all tours. */
export function NoMatch({ filter, onClear }: { filter: TourFilter; onClear: () => void }) {
  const query = filter.query.trim();
  const hasConditions = countConditions(filter) > 0;
  const which = whichTours[filter.status];
  return (
    <EmptyState
      title={query === '' ? `No ${which}` : `No ${which} match your search`}
      text={
        query === '' ? (
          hasConditions ? (
            'No tour meets all of the filters.'
          ) : (
            allTours[filter.status]
          )
        ) : (
          <>
            Nothing has <bdi>“{query}”</bdi> in its title, city or country
            {hasConditions && ', among those that meet the filters'}.
          </>
        )
      }
      action={
        <ClearFilterButton onClear={onClear}>
          {query === '' ? 'Show All Tours' : 'Clear Search'}
        </ClearFilterButton>
      }
    />
  );
}
