import { useConsoleSelector } from '../../../../state/hooks/storeHooks';
import { useLazySections } from '../../../../state/hooks/useLazySections';
import { type TourView } from '../../../../state/select/tourViews';

/** Number of a tour's sections, fetched once its row has stayed in view for a moment. */
export function SectionCount({ tour }: { tour: Pick<TourView, 'id' | 'language'> }) {
  const count = useConsoleSelector(({ sections }) => sections.lists[tour.id]?.ids.length);
  useLazySections(tour.id, tour.language, count === undefined);
  if (count !== undefined) return count;
  return <span title="Not loaded yet">–</span>;
}
