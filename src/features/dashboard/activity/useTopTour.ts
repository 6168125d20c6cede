import { useState } from 'react';
import { type TourPlays } from '../../../domain/tours/analytics';
import { useGetTourRankingQuery } from '../../../state/endpoints/analyticsEndpoints';
import { useWhenQuiet } from '../useWhenQuiet';

/** Quiet period in ms without requests before the ranking is fetched. */
const QUIET_MS = 1500;

/** Most played tour, fetched once the page is quiet; null before, without plays, and when unavailable. */
export function useTopTour(): TourPlays | null {
  const [isWanted, setIsWanted] = useState(false);
  useWhenQuiet(!isWanted, QUIET_MS, () => setIsWanted(true));
  const { data } = useGetTourRankingQuery(undefined, { skip: !isWanted });
  const [top] = (data ?? []).toSorted((one, other) => other.total_plays - one.total_plays);
  return top === undefined || top.total_plays === 0 ? null : top;
}
