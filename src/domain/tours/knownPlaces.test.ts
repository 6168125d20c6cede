import { suggestCities, suggestCountries } from './knownPlaces';

const tours = [
  ['Vadodara', 'India'],
  ['Varanasi', 'India'],
  ['Varanasi', 'India'],
  ['New Delhi', 'India'],
  ['São Paulo', 'Brazil'],
  ['', ''],
].map(([city = '', country = '']) => ({ city, country }));
const cities = (city: string, country = '') =>
  suggestCities(tours, { city, country }).map((place) => `${place.city}, ${place.country}`);
const countries = (country: string) =>
  suggestCountries(tours, { city: '', country }).map((place) => place.country);

test('cities are suggested by the beginning of a word, those of most tours first', () => {
  expect(cities('va')).toEqual(['Varanasi, India', 'Vadodara, India']);
  expect(cities('delhi')).toEqual(['New Delhi, India']);
  expect(cities(' sao ')).toEqual(['São Paulo, Brazil']);
  expect(cities('')).toEqual([]);
  expect(cities('anasi')).toEqual([]);
});

test('a city is suggested until it is spelled like the known one, with its country', () => {
  expect(cities('varanasi', 'India')).toEqual(['Varanasi, India']);
  expect(cities('Varanasi')).toEqual(['Varanasi, India']);
  expect(cities('Varanasi', 'India')).toEqual([]);
});

test('countries are suggested before anything is typed, the most frequent first', () => {
  expect(countries('')).toEqual(['India', 'Brazil']);
  expect(countries('b')).toEqual(['Brazil']);
  expect(countries('India')).toEqual([]);
});
