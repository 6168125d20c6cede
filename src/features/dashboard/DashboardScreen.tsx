import { useLayoutEffect } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { type Language } from '../../domain/languages/language';
import { formatAge, formatDate } from '../../domain/text/date';
import { limits } from '../../domain/limits';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { useAnalyticsOverview } from '../../state/hooks/useAnalyticsPart';
import { problemOf } from '../../state/api/problemOf';
import { selectCurrentLanguage } from '../../state/select/selectLanguages';
import { selectTourList, selectToursFetchedAt } from '../../state/select/selectTours';
import { type TourView } from '../../state/select/tourViews';
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
import { QuickActions } from './QuickActions';
import { TextsByLanguage } from './TextsByLanguage';
import { TourCounts } from './TourCounts';
import { TourLists } from './TourLists';
import { describeChanges } from './dashboardVisit';
import { useDashboardVisit } from './useDashboardVisit';
import { useRetryFailed } from './useRetryFailed';
import { useTotalSections } from './useTotalSections';
import { WaitingList } from './waiting/WaitingList';

interface SinceLastVisitProps {
  language: Language;
  tours: readonly TourView[] | null;
  sections: ReturnType<typeof useTotalSections>;
}

/** Change of the counts since the person's last visit on this device; nothing on the first one. */
function SinceLastVisit({ language, tours, sections }: SinceLastVisitProps) {
  const published = tours?.filter((tour) => tour.is_published).length ?? null;
  const total = tours?.length ?? null;
  // A count of what happens to be loaded here would change without anybody's doing.
  const sectionCount = sections.isPartial ? null : sections.count;
  const plays = useAnalyticsOverview().data?.by_language[language.code]?.total_plays ?? null;
  const counts = { tours: total, published, sections: sectionCount, plays };
  const last = useDashboardVisit(language.code, counts);
  if (last === null || total === null || published === null || sections.isLoading) return null;
  const changes = describeChanges({ ...counts, tours: total, published }, last.counts);
  const day = formatDate(last.atMs);
  return <span>{changes === '' ? `No change since ${day}` : `${changes} since ${day}`}</span>;
}

/** Reads whose failure the counts and the texts by language tell. */
const toldInPlace = ['getAnalyticsOverview', 'getLanguages'];

export function DashboardScreen() {
  const person = useConsoleSelector(selectPerson);
  const language = useConsoleSelector(selectCurrentLanguage);
  const tours = useConsoleSelector((state) => selectTourList(state, language.code));
  const fetchedAt = useConsoleSelector((state) => selectToursFetchedAt(state, language.code));
  const { error, isLoading, isFetching, refetch } = useGetToursQuery({ language: language.code });
  const sections = useTotalSections(language.code);
  // A layout effect: the queries' own effects may fail at once.
  useLayoutEffect(() => {
    return markFailuresInline(toldInPlace);
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
      <PageHeader
        title={name === null ? 'Welcome' : `Welcome, ${name}`}
        meta={<SinceLastVisit language={language} tours={tours} sections={sections} />}
      />
      <PageBody>
        {problem !== null && tours !== null && (
          <ProblemNote
            problem={problem}
            age={fetchedAt === null ? undefined : formatAge(fetchedAt, Date.now())}
            onRetry={retry}
          />
        )}
        <TourCounts tours={tours} sections={sections} language={language} isLoading={isPending} />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            mt: 1,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <DashboardBlock title="Waiting for you">
            <WaitingList tours={tours} language={language} />
          </DashboardBlock>
          <DashboardBlock title="Quick actions">
            <QuickActions />
          </DashboardBlock>
          {tours !== null && tours.length > 0 ? (
            <TourLists tours={tours} />
          ) : (
            <DashboardBlock title="Recent tours">{renderInPlaceOfTours()}</DashboardBlock>
          )}
          <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <TextsByLanguage isLoading={isPending} />
          </Box>
        </Box>
      </PageBody>
    </>
  );
}
