import Add from '@mui/icons-material/Add';
import { useDeferredValue, useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router';
import { formatAge } from '../../domain/date';
import { useConsoleSelector } from '../../state/hooks';
import { problemOf } from '../../state/outbox/deliverEdit';
import { selectCurrentLanguage, selectLanguages } from '../../state/selectLanguages';
import { selectTourList, selectToursFetchedAt, type TourView } from '../../state/selectTours';
import { useGetToursQuery } from '../../state/toursEndpoints';
import { PageBody } from '../../ui/PageBody';
import { PageHeader } from '../../ui/PageHeader';
import { ProblemNote } from '../../ui/ProblemNote';
import { ProblemPanel } from '../../ui/ProblemPanel';
import { RecordGrid } from '../../ui/RecordGrid';
import { SearchField } from '../../ui/SearchField';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { filterTours } from './filterTours';
import { LanguageWarning } from './LanguageWarning';
import { addressOfTour, tourColumns } from './tourColumns';
import { TourDeleteDialog } from './TourDeleteDialog';
import { NoMatch, NoTours } from './TourListEmpty';
import { useTourFilter } from './useTourFilter';
import { useTourPublication } from './useTourPublication';

const statuses = [
  { value: 'all', label: 'All Tours' },
  { value: 'published', label: 'Published Only' },
] as const;

const noTours: readonly TourView[] = [];

function countText(shown: number, all: number): string {
  const total = `${all.toLocaleString('en-US')} ${all === 1 ? 'tour' : 'tours'}`;
  return shown === all ? total : `${shown.toLocaleString('en-US')} of ${total}`;
}

export function TourListScreen() {
  const language = useConsoleSelector(selectCurrentLanguage);
  const languages = useConsoleSelector(selectLanguages);
  const known = useConsoleSelector((state) => selectTourList(state, language.code));
  const fetchedAt = useConsoleSelector((state) => selectToursFetchedAt(state, language.code));
  const { error, isFetching, refetch } = useGetToursQuery({ language: language.code });
  const { filter, search, showPublishedOnly, clear } = useTourFilter();
  const [asked, setAsked] = useState<TourView | null>(null);
  const togglePublication = useTourPublication();
  const navigate = useNavigate();

  const tours = known ?? noTours;
  const { query, isPublishedOnly } = filter;
  const settledQuery = useDeferredValue(query);
  const rows = useMemo(
    () => filterTours(tours, { query: settledQuery, isPublishedOnly }),
    [tours, settledQuery, isPublishedOnly],
  );
  const columns = useMemo(
    () => tourColumns({ languages, onToggle: togglePublication, onDelete: setAsked }),
    [languages, togglePublication],
  );
  const problem = error === undefined || (known === null && isFetching) ? null : problemOf(error);

  return (
    <>
      <PageHeader
        title="Tours"
        actions={
          <Button
            component={Link}
            to="/admin/tours/create"
            variant="contained"
            color="primary"
            startIcon={<Add />}
          >
            Create tour
          </Button>
        }
      />
      <PageBody>
        <LanguageWarning language={language} />
        {problem !== null && known !== null && (
          <ProblemNote
            problem={problem}
            age={fetchedAt === null ? undefined : formatAge(fetchedAt, Date.now())}
            onRetry={refetch}
          />
        )}
        {problem !== null && known === null ? (
          <ProblemPanel title="The tours could not be loaded" problem={problem} onRetry={refetch} />
        ) : (
          <RecordGrid
            label="Tours"
            rows={rows}
            columns={columns}
            language={language.code}
            loading={known === null}
            onRowOpen={(tour) => void navigate(addressOfTour(tour.id))}
            countText={known === null ? '' : countText(rows.length, tours.length)}
            emptyState={
              tours.length === 0 ? (
                <NoTours language={language} />
              ) : (
                <NoMatch filter={filter} onClear={clear} />
              )
            }
            toolbar={
              <>
                <SearchField
                  label="Search tours"
                  placeholder="Search by title, city or country"
                  value={query}
                  onChange={search}
                />
                <SegmentedControl
                  label="Status"
                  options={statuses}
                  value={isPublishedOnly ? 'published' : 'all'}
                  onChange={(value) => showPublishedOnly(value === 'published')}
                />
              </>
            }
          />
        )}
      </PageBody>
      <TourDeleteDialog tour={asked} onClose={() => setAsked(null)} />
    </>
  );
}
