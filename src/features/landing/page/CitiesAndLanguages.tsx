import { useMemo } from 'react';
import { landingLimits } from '../../../domain/landingLimits';
import { type LandingContent } from '../../../domain/tours/landing';
import { useLinkedData, type LinkedDataOptions } from '../content/useLinkedData';
import { type LandingFilter } from '../content/useLandingFilter';
import { CityList } from './CityList';
import { LanguageChips } from './LanguageChips';

interface CitiesAndLanguagesProps extends LinkedDataOptions {
  content: LandingContent;
  /** URL template of the app's own page of tours; null for none. */
  toursUrl: string | null;
  /** City and language of the shown tours. */
  filter: LandingFilter;
  onChoose: (filter: LandingFilter) => void;
}

/**
 * Cities, languages and linked data for search engines. All below the fold, so their chunk loads after the first view.
 */
export function CitiesAndLanguages(props: CitiesAndLanguagesProps) {
  const { content, toursUrl, filter, onChoose } = props;
  const featured = useMemo(
    () => content.featuredTours.slice(0, landingLimits.tours),
    [content.featuredTours],
  );
  useLinkedData(props, featured);
  const shared = { toursUrl, filter, onChoose };
  return (
    <>
      <CityList coverage={content.coverage} {...shared} />
      <LanguageChips languages={content.languages} {...shared} />
    </>
  );
}
