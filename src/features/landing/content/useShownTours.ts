import { useState } from 'react';
import { type LandingContent, type LandingTour } from '../../../domain/tours/landing';
import { landingLimits } from '../../../domain/landingLimits';
import { type FetchPage } from '../../../state/api/services';
import { useLandingContent, type LandingState } from './useLandingContent';
import { DEFAULT_LANGUAGE, type LandingFilter } from './useLandingFilter';

/** Number of tours to request for a language, and for a city with tours beyond the featured ones. */
const MANY_TOURS = 100;

/** City or language to which the tours are limited. */
export interface TourScope {
  name: string;
  isCity: boolean;
  /** Known number of its tours; the page may show fewer. */
  count: number;
}

/** Tours with a sample first, since the row initially shows three. */
const soundFirst = (tours: readonly LandingTour[]) => [
  ...tours.filter(({ sampleAudioUrl }) => sampleAudioUrl !== null),
  ...tours.filter(({ sampleAudioUrl }) => sampleAudioUrl === null),
];

const tourCountOf = (content: LandingContent | null, chosen: string) =>
  content?.coverage.cities.find(({ city }) => city === chosen)?.tourCount ?? 0;

/** Number of tours to request; the featured ones may already include all of a city's. */
function neededLimit(
  content: LandingContent | null,
  { city, language }: LandingFilter,
  limit: number,
) {
  if (city === null) return language === DEFAULT_LANGUAGE ? landingLimits.tours : MANY_TOURS;
  const featured = content?.featuredTours.slice(0, landingLimits.tours) ?? [];
  const count = featured.filter((tour) => tour.city === city).length;
  return count < Math.max(tourCountOf(content, city), 1) ? MANY_TOURS : limit;
}

/** Scope of the filter; null for the featured tours, and for an unknown city or language in the URL. */
function scopeOf(
  { content }: LandingState,
  filter: LandingFilter,
  tours: LandingTour[],
): TourScope | null {
  const { city, language } = filter;
  if (city !== null) {
    const count = Math.max(tourCountOf(content, city), tours.length);
    return count === 0 ? null : { name: city, isCity: true, count };
  }
  const spoken = content?.languages.find(({ code }) => code === language);
  if (language === DEFAULT_LANGUAGE || spoken === undefined) return null;
  return { name: spoken.label, isCity: false, count: tours.length };
}

/** Featured tours, or those of the chosen city or language, for which more tours are requested. */
export function useShownTours(
  fetchPage: FetchPage,
  workerUrl: string,
  filter: LandingFilter,
  isPaused: boolean,
) {
  const { language, city } = filter;
  const [limit, setLimit] = useState(() => neededLimit(null, filter, MANY_TOURS));
  const state = useLandingContent(fetchPage, workerUrl, filter, limit, isPaused);
  const { content } = state;
  const all: readonly LandingTour[] = content?.featuredTours ?? [];
  const featured = all.slice(0, landingLimits.tours);
  const needed = neededLimit(content, filter, limit);
  if (needed !== limit) setLimit(needed);
  const suits = (tour: LandingTour) =>
    city === null ? tour.languages.includes(language) : tour.city === city;
  const suitable = all.filter(suits);
  const scope = scopeOf(state, filter, suitable);
  const isOtherLanguage = state.language !== language;
  return {
    state,
    tours: soundFirst(isOtherLanguage ? [] : scope === null ? featured : suitable),
    /** City or language to which the tours are limited; null for the featured tours. */
    scope,
    /** True while tours of the filter are loading, or could not be loaded. */
    isComing: isOtherLanguage || state.limit < limit,
  };
}
