import { listWithAnd, capitalised, listWithOr } from './sentence';

test('names are listed as a sentence has them', () => {
  expect(listWithAnd(['title'])).toBe('title');
  expect(listWithAnd(['title', 'city'])).toBe('title and city');
  expect(listWithAnd(['title', 'city', 'country'])).toBe('title, city, and country');
  expect(listWithOr(['title', 'city', 'country'])).toBe('title, city, or country');
  expect(listWithAnd([])).toBe('');
});

test('the first letter alone becomes a capital', () => {
  expect(capitalised('title of Agra')).toBe('Title of Agra');
  expect(capitalised('')).toBe('');
});
