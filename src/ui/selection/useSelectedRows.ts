import { useCallback, useMemo, useState } from 'react';
import { type TourView } from '../../../state/select/tourViews';

const noIds: ReadonlySet<string> = new Set();

/** Selected tours; a filter hides some of them without deselecting them. */
export function useTourSelection(tours: readonly TourView[], shown: readonly TourView[]) {
  const [ids, setIds] = useState(noIds);
  const selected = useMemo(
    () => (ids.size === 0 ? [] : tours.filter(({ id }) => ids.has(id))),
    [tours, ids],
  );
  const hiddenCount = useMemo(() => {
    if (selected.length === 0 || shown === tours) return 0;
    const shownIds = new Set(shown.map(({ id }) => id));
    return selected.filter(({ id }) => !shownIds.has(id)).length;
  }, [selected, shown, tours]);
  const selection = useMemo(() => ({ selected: ids, onChange: setIds }), [ids]);
  return { selection, selected, hiddenCount, clear: useCallback(() => setIds(noIds), []) };
}
