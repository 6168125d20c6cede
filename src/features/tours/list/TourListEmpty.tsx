import { Fragment } from 'react';
import InlineLink from '@mui/material/Link';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { type Language } from '../../../domain/languages/language';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { contentLanguageChosen } from '../../../state/model/preferencesSlice';
import { type TourView } from '../../../state/select/tourViews';
import { Content } from '../../../ui/content/Content';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ClearFilterButton } from '../../../ui/feedback/ClearFilterButton';
import { tourAddress } from '../publication/tourColumns';
import { nearestTours } from './filterTours';
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

interface NoMatchProps {
  filter: TourFilter;
  /** All tours of the list. */
  tours: readonly TourView[];
  onClear: () => void;
}

/** Empty state when the filter excludes all tours; leads to tours with nearly the words of the search. */
export function NoMatch({ filter, tours, onClear }: NoMatchProps) {
  const nearest = nearestTours(tours, filter);
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
            {nearest.length > 0 && ' Nearest: '}
            {nearest.map((tour, index) => (
              <Fragment key={tour.id}>
                {index > 0 && ', '}
                <InlineLink component={Link} to={tourAddress(tour.id)}>
                  <Content language={tour.language}>{tour.title || '[No Title]'}</Content>
                </InlineLink>
              </Fragment>
            ))}
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
