import { type LandingContent } from '../../../domain/tours/landing';
import { type Place } from '../content/usePlace';
import { CityList } from './CityList';
import { LanguageChips } from './LanguageChips';

interface LandingPlacesProps {
  content: LandingContent;
  /** The app's own page of tours; null for none. */
  toursUrl: string | null;
  /** City and language that tours are shown of. */
  place: Place;
  onChoose: (place: Place) => void;
}

/** Cities and languages, far below the first view: their script comes after it. */
export function LandingPlaces({ content, toursUrl, place, onChoose }: LandingPlacesProps) {
  const shared = { toursUrl, place, onChoose };
  return (
    <>
      <CityList coverage={content.coverage} {...shared} />
      <LanguageChips languages={content.languages} {...shared} />
    </>
  );
}
