import { type LandingContent } from '../../../domain/tours/landing';
import { formatCount } from '../../../domain/text/count';
import { limits } from '../../../domain/limits';

const formatCounted = (count: number, singular: string, plural: string) =>
  `${formatCount(count)} ${count === 1 ? singular : plural}`;

interface CityListProps {
  coverage: LandingContent['coverage'];
  /** Cities of the featured tours: these lead to them. */
  featuredCities: readonly string[];
  onChoose: (city: string) => void;
}

/** Cities with tours; the first by name, the rest as a number. */
export function CityList({ coverage, featuredCities, onChoose }: CityListProps) {
  const shown = coverage.cities.slice(0, limits.landingCities);
  const rest = Math.max(coverage.totalCities, coverage.cities.length) - shown.length;
  if (shown.length === 0) return null;
  return (
    <section className="section panel" aria-labelledby="cities-title">
      <h2 id="cities-title">Where we guide you</h2>
      <ul className="cities">
        {shown.map(({ city, country, tourCount, languages }) => (
          <li key={`${city}\n${country}`}>
            <strong dir="auto">
              {featuredCities.includes(city) ? (
                <a href="#featured" onClick={() => onChoose(city)}>
                  {city}
                </a>
              ) : (
                city
              )}
            </strong>
            <span>{country}</span>
            <span>
              <span>{formatCounted(tourCount, 'tour', 'tours')}</span>
              {languages.length > 0 && (
                <>
                  {' · '}
                  <span>{formatCounted(languages.length, 'language', 'languages')}</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="quiet">and {formatCounted(rest, 'more city', 'more cities')}</p>}
    </section>
  );
}
