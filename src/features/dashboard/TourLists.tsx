import Box from '@mui/material/Box';
import { limits } from '../../domain/limits';
import { type TourView } from '../../state/select/tourViews';
import { GridSkeleton } from '../../ui/feedback/GridSkeleton';
import { DashboardBlock } from './DashboardBlock';
import { RecentTours } from './RecentTours';
import { editedTours, newestTours } from './latestTours';
import { useEditTimes } from './useEditTimes';

/**
 * The tours that were created last, and beside them those that were edited last, be it in their sections, recordings
 * or chapters. The second list leaves out the tours of the first, unless there are no others.
 */
export function TourLists({ tours }: { tours: readonly TourView[] }) {
  const { times, isLoading, isPartial } = useEditTimes();
  const newest = newestTours(tours, times);
  const edited = editedTours(tours, times);
  const newestIds = new Set(newest.map(({ tour }) => tour.id));
  const hasOthers = tours.length > newest.length;
  const shown = hasOthers ? edited.filter(({ tour }) => !newestIds.has(tour.id)) : edited;
  const renderEdited = () => {
    if (isLoading) return <GridSkeleton rows={limits.recentTours} columns={3} hasThumbs isList />;
    if (shown.length > 0)
      return <RecentTours label="Recently edited" tours={shown.slice(0, limits.recentTours)} />;
    return (
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
        {`No ${edited.length > 0 ? 'other ' : ''}tour was edited after its creation.`}
      </Box>
    );
  };
  return (
    <>
      <DashboardBlock title="Recent tours">
        <RecentTours label="Recent tours" tours={newest} />
      </DashboardBlock>
      <DashboardBlock
        title="Recently edited"
        aside={isPartial ? 'Sections as far as loaded here' : undefined}
      >
        {renderEdited()}
      </DashboardBlock>
    </>
  );
}
