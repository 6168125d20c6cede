import Box from '@mui/material/Box';
import { limits } from '../../domain/limits';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { type TourView } from '../../state/select/tourViews';
import { GridSkeleton } from '../../ui/feedback/GridSkeleton';
import { DashboardBlock } from './DashboardBlock';
import { RecentTours } from './RecentTours';
import { latestTours } from './latestTours';
import { selectOwnEditTimes } from './selectEditTimes';
import { useEditTimes } from './useEditTimes';

/** Lists of the tours created last and edited last, where an edit includes sections, recordings and chapters. */
export function TourLists({ tours }: { tours: readonly TourView[] }) {
  const { times, isLoading, isPartial } = useEditTimes();
  const ownTimes = useConsoleSelector(selectOwnEditTimes);
  const edits = isLoading ? null : { all: times, own: ownTimes };
  const { newest, edited } = latestTours(tours, edits);
  const hasEdits = newest.some(({ edit }) => edit !== undefined);
  const renderEdited = () => {
    if (edited === null)
      return <GridSkeleton rows={limits.recentTours} columns={3} hasThumbs isList />;
    if (edited.length > 0)
      return <RecentTours label="Recently edited" event="Edited" tours={edited} />;
    return (
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
        {hasEdits ? 'No other tour was edited lately.' : 'No tour was edited after its creation.'}
      </Box>
    );
  };
  return (
    <>
      <DashboardBlock title="Recent tours">
        <RecentTours label="Recent tours" event="Created" tours={newest} />
      </DashboardBlock>
      <DashboardBlock
        title="Recently edited"
        aside={isPartial ? 'Sections loaded here so far' : undefined}
      >
        {renderEdited()}
      </DashboardBlock>
    </>
  );
}
