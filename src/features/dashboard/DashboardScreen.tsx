import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatAge } from '../../domain/text/date';
import { limits } from '../../domain/limits';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { problemOf } from '../../state/api/problemOf';
import { selectCurrentLanguage } from '../../state/select/selectLanguages';
import { selectTourList, selectToursFetchedAt } from '../../state/select/selectTours';
import { selectPerson } from '../../state/session/sessionSlice';
import { useGetToursQuery } from '../../state/endpoints/toursEndpoints';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { GridSkeleton } from '../../ui/feedback/GridSkeleton';
import { PageBody } from '../../ui/shell/PageBody';
import { PageHeader } from '../../ui/shell/PageHeader';
import { ProblemNote } from '../../ui/feedback/ProblemNote';
import { ProblemPanel } from '../../ui/feedback/ProblemPanel';
import { QuickActions } from './QuickActions';
import { RecentTours } from './RecentTours';
import { TourCounts } from './TourCounts';
import { WaitingList } from './WaitingList';

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

export function DashboardScreen() {
  const person = useConsoleSelector(selectPerson);
  const language = useConsoleSelector(selectCurrentLanguage);
  const tours = useConsoleSelector((state) => selectTourList(state, language.code));
  const fetchedAt = useConsoleSelector((state) => selectToursFetchedAt(state, language.code));
  const { error, isLoading, isFetching, refetch } = useGetToursQuery({ language: language.code });
  const name = person?.fullName ?? person?.email ?? null;
  const isPending = tours === null && (isLoading || isFetching);
  const problem = error === undefined || isPending ? null : problemOf(error);

  const renderRecent = (by: 'created' | 'edited') => {
    if (tours === null) {
      if (problem === null)
        return <GridSkeleton rows={limits.recentTours} columns={3} hasThumbs isList />;
      return (
        <ProblemPanel title="The tours could not be loaded" problem={problem} onRetry={refetch} />
      );
    }
    if (tours.length > 0) return <RecentTours tours={tours} by={by} />;
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
            onRetry={refetch}
          />
        )}
        <TourCounts tours={tours} language={language} isLoading={isPending} />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            mt: 1,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <Block title="Waiting for you">
            <WaitingList tours={tours} language={language} />
          </Block>
          <Block title="Quick actions">
            <QuickActions />
          </Block>
          <Block title="Recent tours">{renderRecent('created')}</Block>
          {tours !== null && tours.length > 0 && (
            <Block title="Recently edited">{renderRecent('edited')}</Block>
          )}
        </Box>
      </PageBody>
    </>
  );
}
