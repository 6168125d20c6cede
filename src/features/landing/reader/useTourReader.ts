import { useState } from 'react';
import { type LandingTour } from '../../../domain/tours/landing';
import type { ReadPart, TourReader as ReaderDialog } from './TourReader';

interface OpenReader {
  Dialog: typeof ReaderDialog;
  tour: LandingTour;
  part: ReadPart;
}

/** State of the reader dialog, whose chunk loads when it is first opened. */
export function useTourReader() {
  const [open, setOpen] = useState<OpenReader | null>(null);
  const [failedId, setFailedId] = useState<string | null>(null);
  return {
    open,
    /** Id of the tour whose dialog could not be loaded; null otherwise. */
    failedId,
    read: (tour: LandingTour, part: ReadPart) => {
      setFailedId(null);
      import('./TourReader').then(
        ({ TourReader: Dialog }) => setOpen({ Dialog, tour, part }),
        () => setFailedId(tour.id),
      );
    },
    close: () => setOpen(null),
  };
}

export type TourReading = ReturnType<typeof useTourReader>;
