import { useState } from 'react';
import useEventCallback from '@mui/utils/useEventCallback';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectTour } from '../../../state/select/selectTours';
import { type TourView } from '../../../state/select/tourViews';
import { usePublishToggle } from '../../../state/hooks/usePublishToggle';

/** Publish toggle (optimistic update, see `usePublishToggle`), with the just published tour for the banner. */
export function usePublishToggleWithBanner() {
  const toggle = usePublishToggle();
  const [published, setPublished] = useState<TourView | null>(null);
  const press = useEventCallback(async (tour: TourView) => {
    setPublished(null);
    const saved = await toggle(tour);
    if (saved?.ok === true && !tour.is_published) setPublished(tour);
  });
  // Hides the banner when the tour is unpublished elsewhere.
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
