import { limits } from '../../domain/limits';
import { type TourView } from '../../state/select/tourViews';
import { GridSkeleton } from '../../ui/feedback/GridSkeleton';
import { DashboardBlock } from './DashboardBlock';
import { RecentTours } from './RecentTours';
import { useEditTimes } from './useEditTimes';

/** The tours that were edited last after their creation, be it in their sections, recordings or chapters. */
export function EditedTours({ tours }: { tours: readonly TourView[] }) {
  const { times, isLoading, isPartial } = useEditTimes();
  return (
    <DashboardBlock
      title="Recently edited"
      aside={isPartial ? 'Sections as far as loaded here' : undefined}
    >
      {isLoading ? (
        <GridSkeleton rows={limits.recentTours} columns={3} hasThumbs isList />
      ) : (
        <RecentTours tours={tours} by="edited" editTimes={times} />
      )}
    </DashboardBlock>
  );
}
