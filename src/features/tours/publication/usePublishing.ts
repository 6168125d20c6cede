import { useState } from 'react';
import useEventCallback from '@mui/utils/useEventCallback';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectTour } from '../../../state/select/selectTours';
import { type TourView } from '../../../state/select/tourViews';
import { useTourPublication } from '../../../state/hooks/useTourPublication';

/** Publishes and unpublishes at once; the tour that was published last is announced after it. */
export function usePublishing() {
  const toggle = useTourPublication();
  const [published, setPublished] = useState<TourView | null>(null);
  const press = useEventCallback(async (tour: TourView) => {
    setPublished(null);
    const saved = await toggle(tour);
    if (saved?.ok === true && !tour.is_published) setPublished(tour);
  });
  // Unpublished by other means, it is no longer news.
  const isPublished = useConsoleSelector(
    (state) =>
      published !== null &&
      selectTour(state, published.id, published.language)?.is_published === true,
  );
  return {
    press: (tour: TourView) => void press(tour),
    published: isPublished ? published : null,
    undo: () => published !== null && void press({ ...published, is_published: true }),
    dismiss: () => setPublished(null),
  };
}
