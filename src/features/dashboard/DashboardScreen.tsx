import { useLayoutEffect } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { formatAge } from '../../domain/text/date';
import { limits } from '../../domain/limits';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { problemOf } from '../../state/api/problemOf';
import { selectCurrentLanguage } from '../../state/select/selectLanguages';
import { selectTourList, selectToursFetchedAt } from '../../state/select/selectTours';
import { selectPerson } from '../../state/session/sessionSlice';
import { markFailuresInline } from '../../state/start/inlineFailures';
import { useGetToursQuery } from '../../state/endpoints/toursEndpoints';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { GridSkeleton } from '../../ui/feedback/GridSkeleton';
import { PageBody } from '../../ui/shell/PageBody';
import { PageHeader } from '../../ui/shell/PageHeader';
import { ProblemNote } from '../../ui/feedback/ProblemNote';
import { ProblemPanel } from '../../ui/feedback/ProblemPanel';
import { DashboardBlock } from './DashboardBlock';
import { ActivityStrip } from './activity/ActivityStrip';
import { QuickActions } from './QuickActions';
import { TextsByLanguage } from './texts/TextsByLanguage';
import { TourCounts } from './TourCounts';
import { TourLists } from './TourLists';
import { useRetryFailed } from './useRetryFailed';
import { useTotalSections } from './useTotalSections';
import { WaitingList } from './waiting/WaitingList';

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
const column = { display: 'grid', gap: 3, minWidth: 0 };

/** Queries whose failures are shown inline, by the counts and the texts by language. */
const reportedInline = ['getAnalyticsOverview', 'getDayPlays', 'getLanguages'];

export function DashboardScreen() {
  const person = useConsoleSelector(selectPerson);
  const language = useConsoleSelector(selectCurrentLanguage);
  const tours = useConsoleSelector((state) => selectTourList(state, language.code));
  const fetchedAt = useConsoleSelector((state) => selectToursFetchedAt(state, language.code));
  const { error, isLoading, isFetching, refetch } = useGetToursQuery({ language: language.code });
  const sections = useTotalSections(language.code);
  // A layout effect runs before the passive effects of the queries, which may fail at once.
  useLayoutEffect(() => {
    return markFailuresInline(reportedInline);
  }, []);
  const retry = useRetryFailed(refetch);
  const name = person?.fullName ?? person?.email ?? null;
  const isPending = tours === null && (isLoading || isFetching);
  const problem = error === undefined || isPending ? null : problemOf(error);

  const renderInPlaceOfTours = () => {
    if (tours === null) {
      if (problem === null)
        return <GridSkeleton rows={limits.recentTours} columns={3} hasThumbs isList />;
      return (
        <ProblemPanel title="The tours could not be loaded" problem={problem} onRetry={retry} />
      );
    }
    return (
      <Box sx={{ display: 'flex', border: '1px solid var(--line)', borderRadius: 1 }}>
        <EmptyState
          title={`No tours in ${language.label} yet`}
          text="Create one, or choose another content language above."
          action={
            <Button component={Link} to="/admin/tours/create" variant="outlined">
              Create tour
            </Button>
          }
        />
      </Box>
    );
  };

  return (
    <>
      <PageHeader title={name === null ? 'Welcome' : `Welcome, ${name}`} />
      <PageBody>
        {problem !== null && tours !== null && (
          <ProblemNote
            problem={problem}
            age={fetchedAt === null ? undefined : formatAge(fetchedAt, Date.now())}
            onRetry={retry}
          />
        )}
        <TourCounts tours={tours} sections={sections} language={language} isLoading={isPending} />
        <ActivityStrip language={language} tours={tours} sections={sections} />
        <Box sx={{ ...columns, mt: 1 }}>
          <Box sx={column}>
            <DashboardBlock title="Waiting for you">
              <WaitingList tours={tours} isLoading={isPending} language={language} />
            </DashboardBlock>
            {tours !== null && tours.length > 0 ? (
              <TourLists tours={tours} />
            ) : (
              <DashboardBlock title="Recent tours">{renderInPlaceOfTours()}</DashboardBlock>
            )}
          </Box>
          <Box sx={column}>
            <DashboardBlock title="Quick actions">
              <QuickActions />
            </DashboardBlock>
            <TextsByLanguage isLoading={isPending} />
          </Box>
        </Box>
      </PageBody>
    </>
  );
}
