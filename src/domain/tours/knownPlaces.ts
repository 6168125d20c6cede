import { foldForSearch } from '../text/searchText';
import { type Tour } from './tour';

/** City and country as spelled by tours; the city is empty when only the country is meant. */
export interface Place {
  city: string;
  country: string;
}

type PlacedTour = Pick<Tour, 'city' | 'country'>;

const MOST_SUGGESTIONS = 5;

/** Distinct places, the most frequent first. */
function placesOf(tours: readonly PlacedTour[], placeOf: (tour: PlacedTour) => Place): Place[] {
  const counted = new Map<string, { place: Place; count: number }>();
  for (const tour of tours) {
    const place = placeOf(tour);
    const name = `${place.city}\n${place.country}`;
    const known = counted.get(name) ?? { place, count: 0 };
    known.count += 1;
    counted.set(name, known);
  }
  return [...counted.values()].sort((a, b) => b.count - a.count).map(({ place }) => place);
}

/** True when a word of the name starts with the typed text. */
function beginsWith(name: string, typed: string): boolean {
  const [folded, query] = [foldForSearch(name), foldForSearch(typed.trim())];
  return folded.startsWith(query) || folded.includes(` ${query}`);
}

/** Known cities for the typed city; an exact match with its country is left out. */
export function suggestCities(tours: readonly PlacedTour[], typed: Place): Place[] {
  if (typed.city.trim() === '') return [];
  return placesOf(tours, ({ city, country }) => ({ city, country }))
    .filter(({ city }) => city.trim() !== '' && beginsWith(city, typed.city))
    .filter((place) => place.city !== typed.city || place.country !== typed.country)
    .slice(0, MOST_SUGGESTIONS);
}

/** Known countries for the typed country; the most frequent ones when nothing is typed. */
export function suggestCountries(tours: readonly PlacedTour[], typed: Place): Place[] {
  return placesOf(tours, ({ country }) => ({ city: '', country }))
    .filter(({ country }) => country.trim() !== '' && beginsWith(country, typed.country))
    .filter(({ country }) => country !== typed.country)
    .slice(0, MOST_SUGGESTIONS);
}
