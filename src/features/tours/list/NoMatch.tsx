import { Fragment } from 'react';
import InlineLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { tourPath } from '../../../domain/paths/tourPaths';
import { type TourView } from '../../../state/select/tourViews';
import { Content } from '../../../ui/content/Content';
import { ClearFilterButton } from '../../../ui/feedback/ClearFilterButton';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { findNearestTours } from './findNearestTours';
import { countConditions, type TourFilter } from './tourFilter';

interface NearestToursProps {
  /** All tours of the list, unfiltered. */
  tours: readonly TourView[];
  filter: TourFilter;
}

/** Links to tours that nearly match a search without results. */
function NearestTours({ tours, filter }: NearestToursProps) {
  const nearest = findNearestTours(tours, filter);
  if (nearest.length === 0) return null;
  return (
    <>
      {' Nearest: '}
      {nearest.map((tour, index) => (
        <Fragment key={tour.id}>
          {index > 0 && ', '}
          <InlineLink component={Link} to={tourPath(tour.id)}>
            <Content language={tour.language}>{tour.title || '[No Title]'}</Content>
          </InlineLink>
        </Fragment>
      ))}
    </>
  );
}

const whichTours = { all: 'tours', published: 'published tours', draft: 'drafts' } as const;
const allTours = {
  all: 'There are no tours in this language.',
  published: 'All tours in this language are drafts.',
  draft: 'All tours in this language are published.',
} as const;

/** Explanation when the filter, without a search, leaves no tours. */
function filteredText({ missing, status }: TourFilter, hasConditions: boolean): string {
  if (!hasConditions) return allTours[status];
  if (missing !== 'ready') return 'No tour meets all of the filters.';
  return 'A tour is ready with a title, description, cover and duration, and with a title and audio in every section.';
}

/** Title when the filter, without a search, leaves no tours. */
function filteredTitle({ missing, status }: TourFilter, hasConditions: boolean): string {
  const which = whichTours[status];
  if (!hasConditions) return `No ${which}`;
  return missing === 'ready' ? `No ${which} are ready` : `No ${which} meet the filters`;
}

interface NoMatchProps {
  filter: TourFilter;
  /** All tours of the list, unfiltered. */
  tours: readonly TourView[];
  onClear: () => void;
}

/** Empty state when the filter excludes every tour; suggests near matches of the search. */
export function NoMatch({ filter, tours, onClear }: NoMatchProps) {
  const query = filter.query.trim();
  const hasConditions = countConditions(filter) > 0;
  return (
    <EmptyState
      title={
        query === ''
          ? filteredTitle(filter, hasConditions)
          : `No ${whichTours[filter.status]} match your search`
      }
      text={
        query === '' ? (
          filteredText(filter, hasConditions)
        ) : (
          <>
            Nothing has <bdi>“{query}”</bdi> in its title, city or country
            {hasConditions && ', among those that meet the filters'}.
            <NearestTours tours={tours} filter={filter} />
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
