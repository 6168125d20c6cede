import { useState } from 'react';
import { type LandingTour } from '../../../domain/tours/landing';
import { limits } from '../../../domain/limits';
import { type LandingState } from './useLandingContent';

/** Number of tours asked for where those of a city are not all among the featured ones. */
const MANY_TOURS = 100;

/** The featured tours, or those of a city that a visitor chose, for which more tours are asked for. */
export function useShownTours(
  { content, limit: contentLimit, problem }: LandingState,
  limit: number,
  setLimit: (limit: number) => void,
) {
  const [chosen, setChosen] = useState<string | null>(null);
  const all: readonly LandingTour[] = content?.featuredTours ?? [];
  const featured = all.slice(0, limits.landingTours);
  const featuredIn = (name: string | null) => featured.filter((tour) => tour.city === name);
  const isWaiting = contentLimit < limit && problem === null;
  const city = isWaiting && featuredIn(chosen).length === 0 ? null : chosen;
  return {
    featured,
    tours: city === null ? featured : all.filter((tour) => tour.city === city),
    /** City whose tours are shown alone; null for the featured ones, which stay until those of a city have come. */
    city,
    chooseCity: (name: string | null) => {
      setChosen(name);
      const count = content?.coverage.cities.find(({ city }) => city === name)?.tourCount ?? 0;
      const hasAll = featuredIn(name).length >= Math.max(count, 1);
      setLimit(name === null || hasAll ? limits.landingTours : MANY_TOURS);
    },
  };
}
