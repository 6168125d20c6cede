import { useState } from 'react';
import { type LandingTour } from '../../../domain/tours/landing';
import { limits } from '../../../domain/limits';
import { type FetchPage } from '../../../state/api/services';
import { useLandingContent } from './useLandingContent';
import { type Place } from './usePlace';

/** Number of tours asked for where those of a city are not all among the featured ones. */
const MANY_TOURS = 100;

/** Tours with a sample come first: the row shows the first three. */
const soundFirst = (tours: readonly LandingTour[]) => [
  ...tours.filter(({ sampleAudioUrl }) => sampleAudioUrl !== null),
  ...tours.filter(({ sampleAudioUrl }) => sampleAudioUrl === null),
];

/** The featured tours, or those of a city that a visitor chose, for which more tours are asked for. */
export function useShownTours(
  fetchPage: FetchPage,
  workerUrl: string,
  { language, city: chosen }: Place,
  isPaused: boolean,
) {
  const [limit, setLimit] = useState<number>(chosen === null ? limits.landingTours : MANY_TOURS);
  const state = useLandingContent(fetchPage, workerUrl, { language, limit }, isPaused);
  const { content, problem } = state;
  const all: readonly LandingTour[] = content?.featuredTours ?? [];
  const featured = all.slice(0, limits.landingTours);
  const featuredCount = featured.filter((tour) => tour.city === chosen).length;
  const inCity = all.filter((tour) => tour.city === chosen);
  const known = content?.coverage.cities.find(({ city }) => city === chosen)?.tourCount ?? 0;
  if (chosen === null && limit !== limits.landingTours) setLimit(limits.landingTours);
  if (chosen !== null && featuredCount < Math.max(known, 1) && limit !== MANY_TOURS) {
    setLimit(MANY_TOURS);
  }
  const isWaiting = state.limit < limit && problem === null && featuredCount === 0;
  // An address may name a city that has no tours.
  const city = isWaiting || Math.max(known, inCity.length) === 0 ? null : chosen;
  return {
    state,
    featured,
    tours: soundFirst(city === null ? featured : inCity),
    /** City whose tours are shown alone; null for the featured ones, which stay until those of a city have come. */
    city,
    /** Number of tours that the city has; the page may show fewer. */
    cityCount: Math.max(known, inCity.length),
  };
}
