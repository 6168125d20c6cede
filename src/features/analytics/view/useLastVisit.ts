import { useEffect, useState } from 'react';
import { type AnalyticsOverview, type TourPlays } from '../../../domain/tours/analytics';
import { visitsWith, type Seen, type Visits } from '../../../domain/people/visits';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectPerson } from '../../../state/session/sessionSlice';
import { personRecords } from '../../../state/storage/personRecords';
import {
  parseTourVisits,
  parseVisits,
  seenFigures,
  seenTours,
  type SeenFigures,
  type SeenTours,
} from './lastVisit';

interface Figures<Data, Known extends Seen> {
  /** Name of the stored record. */
  record: string;
  see: (data: Data, atMs: number) => Known;
  parse: (value: unknown) => Visits<Known> | null;
}

const ofOverview: Figures<AnalyticsOverview, SeenFigures> = {
  record: 'analytics-visits',
  see: seenFigures,
  parse: parseVisits,
};
const ofTours: Figures<readonly TourPlays[], SeenTours> = {
  record: 'analytics-tour-visits',
  see: seenTours,
  parse: parseTourVisits,
};

/** Figures of the person's last visit on this device; null on the first visit. */
function useVisits<Data, Known extends Seen>(
  { record, see, parse }: Figures<Data, Known>,
  data: Data,
): Known | null {
  const personId = useConsoleSelector(selectPerson)?.id ?? '';
  const [stored] = useState(() => parse(personRecords.read(personId, record)));
  const [openedAtMs] = useState(() => Date.now());
  const visits = visitsWith(stored, see(data, openedAtMs));
  useEffect(() => {
    personRecords.write(personId, record, visitsWith(stored, see(data, Date.now())));
  }, [personId, record, see, data, stored]);
  return visits.previous;
}

export const useLastVisit = (overview: AnalyticsOverview) => useVisits(ofOverview, overview);

/** Plays of tours at the last visit to the tours; null on the first visit, and when no plays have changed since. */
export function useLastTourVisit(tours: readonly TourPlays[]): SeenTours | null {
  const seen = useVisits(ofTours, tours);
  const hasChanged = tours.some(
    ({ tour_id, total_plays }) => (seen?.byTour[tour_id] ?? total_plays) !== total_plays,
  );
  return hasChanged ? seen : null;
}
