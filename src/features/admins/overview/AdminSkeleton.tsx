import { CardsSkeleton } from '../../../ui/feedback/CardsSkeleton';
import { GridSkeleton } from '../../../ui/feedback/GridSkeleton';
import { type AdminTab } from './adminTabs';

/** Skeleton of a tab while its data loads. */
export function AdminSkeleton({ tab }: { tab: AdminTab }) {
  if (tab !== 'overview') return <GridSkeleton rows={6} columns={3} hasThumbs />;
  return (
    <>
      <CardsSkeleton cards={4} height={96} minWidth={180} />
      <GridSkeleton rows={6} columns={4} hasThumbs />
    </>
  );
}
