import fc from 'fast-check';
import {
  countConditions,
  parseFilter,
  emptyFilter,
  toSearchParams,
  type TourFilter,
} from './tourFilter';

const text = fc.string({ minLength: 1 });
const filters: fc.Arbitrary<TourFilter> = fc.record({
  query: fc.string().filter((query) => query === '' || query.trim() !== ''),
  status: fc.constantFrom('all', 'published', 'draft'),
  has: fc.option(text),
  lacks: fc.option(text),
  cities: fc.array(text),
  created: fc.option(fc.constantFrom('1d', '7d', '30d', '365d', 'older')),
  updated: fc.option(fc.constantFrom('1d', '7d', '30d', '365d', 'older')),
  primary: fc.option(text),
  missing: fc.option(
    fc.constantFrom('any', 'none', 'ready', 'unready', 'title', 'description', 'cover', 'duration'),
  ),
  sort: fc.option(
    fc.record({
      key: fc.constantFrom('title', 'location', 'created'),
      dir: fc.constantFrom('asc', 'desc'),
    }),
  ),
});

describe('the query of a filter', () => {
  it('gives the same filter back, through the text of the query', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parseFilter(new URLSearchParams(toSearchParams(filter).toString()))).toEqual(filter);
      }),
    );
  });

  it('is empty without a filter, and leaves other parameters alone', () => {
    expect(toSearchParams(emptyFilter).toString()).toBe('');
    const params = toSearchParams(
      { ...emptyFilter, cities: ['Agra', 'Delhi'] },
      new URLSearchParams('tab=x&q=old'),
    );
    expect(params.toString()).toBe('tab=x&city=Agra&city=Delhi');
  });

  it.each(['sort=title', 'sort=-asc', 'status=gone', 'incomplete=yes', 'has=', 'created=2d'])(
    'ignores %s',
    (query) => {
      expect(parseFilter(new URLSearchParams(query))).toEqual(emptyFilter);
    },
  );
});

test('conditions are counted without search and status', () => {
  expect(countConditions({ ...emptyFilter, query: 'x', status: 'published' })).toBe(0);
  const cities = ['Agra', 'Delhi'];
  expect(countConditions({ ...emptyFilter, has: 'hi', cities, missing: 'any' })).toBe(3);
  expect(countConditions({ ...emptyFilter, created: '7d', updated: 'older' })).toBe(2);
});
