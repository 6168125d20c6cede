import { useState } from 'react';
import { type TourPlays } from '../../../domain/tours/analytics';
import { useGetTourRankingQuery } from '../../../state/endpoints/analyticsEndpoints';
import { useWhenQuiet } from '../useWhenQuiet';

/** Time without other requests of the page before the ranking is read. */
const QUIET_MS = 1500;

/** The most played tour, read once the page is quiet; null before, without plays, and where it cannot be had. */
export function useTopTour(): TourPlays | null {
  const [isWanted, setIsWanted] = useState(false);
  useWhenQuiet(!isWanted, QUIET_MS, () => setIsWanted(true));
  const { data } = useGetTourRankingQuery(undefined, { skip: !isWanted });
  const [top] = (data ?? []).toSorted((one, other) => other.total_plays - one.total_plays);
  return top === undefined || top.total_plays === 0 ? null : top;
}
