import { useEffect, useState } from 'react';
import { visitsWith } from '../../../domain/people/visits';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectPerson } from '../../../state/session/sessionSlice';
import { personRecords } from '../../../state/storage/personRecords';
import { parseDashboardVisits, type SeenCounts } from './dashboardVisit';

const RECORD = 'dashboard-visits';

const read = (personId: string) => parseDashboardVisits(personRecords.read(personId, RECORD));

/** Counts of the language at the person's last visit on this device, with its time; null on the first visit. */
export function useDashboardVisit(
  language: string,
  { tours, published, sections, plays }: Record<keyof SeenCounts, number | null>,
  totalPlays: number | null,
): { counts: SeenCounts; totalPlays: number | null; atMs: number } | null {
  const personId = useConsoleSelector(selectPerson)?.id ?? '';
  const [stored] = useState(() => read(personId));
  const [openedAtMs] = useState(() => Date.now());
  useEffect(() => {
    if (tours === null || published === null) return;
    const last = read(personId);
    const byLanguage = {
      ...last?.current.byLanguage,
      [language]: { tours, published, sections, plays },
    };
    const seenPlays = totalPlays ?? last?.current.totalPlays;
    const seen = {
      atMs: Date.now(),
      byLanguage,
      ...(seenPlays !== undefined && { totalPlays: seenPlays }),
    };
    personRecords.write(personId, RECORD, visitsWith(last, seen));
  }, [personId, language, tours, published, sections, plays, totalPlays]);
  const { previous } = visitsWith(stored, { atMs: openedAtMs, byLanguage: {} });
  const counts = previous?.byLanguage[language];
  if (previous === null || counts === undefined) return null;
  return { counts, totalPlays: previous.totalPlays ?? null, atMs: previous.atMs };
}
