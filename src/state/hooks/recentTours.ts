import { useEffect } from 'react';
import { selectPerson } from '../session/sessionSlice';
import { personRecords } from '../storage/personRecords';
import { useConsoleSelector } from './storeHooks';

const RECORD = 'recent-tours';
const MAX_TOURS = 6;

/** Ids of tours that a person opened on this device, most recent first. */
export function readRecentTours(personId: string): string[] {
  const stored = personRecords.read(personId, RECORD);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

/** Records that a tour, or something within it, was opened. */
export function useRecentTour(tourId: string): void {
  const personId = useConsoleSelector(selectPerson)?.id ?? '';
  useEffect(() => {
    const others = readRecentTours(personId).filter((id) => id !== tourId);
    personRecords.write(personId, RECORD, [tourId, ...others].slice(0, MAX_TOURS));
  }, [personId, tourId]);
}
