import { useEffect, useState } from 'react';
import { type AnalyticsOverview } from '../../../domain/tours/analytics';
import { visitsWith } from '../../../domain/people/visits';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectPerson } from '../../../state/session/sessionSlice';
import { personRecords } from '../../../state/storage/personRecords';
import { parseVisits, seenFigures, type SeenFigures } from './lastVisit';

const RECORD = 'analytics-visits';

/** Figures of the person's last visit on this device; null for the first one. */
export function useLastVisit(overview: AnalyticsOverview): SeenFigures | null {
  const personId = useConsoleSelector(selectPerson)?.id ?? '';
  const [stored] = useState(() => parseVisits(personRecords.read(personId, RECORD)));
  const [openedAtMs] = useState(() => Date.now());
  const visits = visitsWith(stored, seenFigures(overview, openedAtMs));
  useEffect(() => {
    personRecords.write(personId, RECORD, visitsWith(stored, seenFigures(overview, Date.now())));
  }, [personId, overview, stored]);
  return visits.previous;
}
