import { useState } from 'react';
import { type LandingContent } from '../../../domain/tours/landing';
import { formatCount } from '../../../domain/text/count';
import { landingLimits } from '../../../domain/landingLimits';
import { type LandingFilter } from '../content/useLandingFilter';
import { appPage } from './appPage';
import { FilterLink } from '../carousel/FilterLink';

const formatCounted = (count: number, singular: string, plural: string) =>
  `${formatCount(count)} ${count === 1 ? singular : plural}`;

interface CityListProps {
  coverage: LandingContent['coverage'];
  /** URL template of the app's own page of tours; null for none. */
  toursUrl: string | null;
  /** City and language of the shown tours. */
  filter: LandingFilter;
  onChoose: (filter: LandingFilter) => void;
}

/** Cities with links to their tours; a button 'and N more' expands the other cities of the response. */
export function CityList({ coverage, toursUrl, filter: { language }, onChoose }: CityListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? coverage.cities : coverage.cities.slice(0, landingLimits.cities);
  const rest = Math.max(coverage.totalCities, coverage.cities.length) - shown.length;
  const restText = rest > 0 ? `and ${formatCounted(rest, 'more city', 'more cities')}` : null;
  const hasButton = coverage.cities.length > landingLimits.cities;
  if (shown.length === 0) return null;
  // A country shared by all cities is redundant.
  const hasCountries = coverage.cities.some(({ country }) => country !== shown[0]?.country);
  return (
    <section className="section panel" aria-labelledby="cities-title">
      <h2 id="cities-title">Where we guide you</h2>
      <ul className="cities">
        {shown.map(({ city, country, tourCount, languages }) => (
          <li key={`${city}\n${country}`}>
            <strong dir="auto">
              <FilterLink
                appUrl={appPage(toursUrl, { city, language })}
                filter={{ city, language }}
                onChoose={onChoose}
              >
                {city}
              </FilterLink>
            </strong>
            {hasCountries && <span>{country}</span>}
            <span className="dotted">
              <span>{formatCounted(tourCount, 'tour', 'tours')}</span>
              {languages.length > 0 && (
                <span>
                  <i> · </i>
                  {formatCounted(languages.length, 'language', 'languages')}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {(hasButton || restText !== null) && (
        <p className="quiet">
          {hasButton ? (
            // The button stays mounted, which keeps its focus.
            <button
              type="button"
              className="plain"
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? 'Show fewer' : restText}
            </button>
          ) : (
            restText
          )}
        </p>
      )}
    </section>
  );
}
