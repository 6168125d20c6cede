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
  city: fc.option(text),
  isIncompleteOnly: fc.boolean(),
  sort: fc.option(
    fc.record({
      key: fc.constantFrom('title', 'location', 'created'),
      dir: fc.constantFrom('asc', 'desc'),
    }),
  ),
});

describe('the address of a filter', () => {
  it('gives the same filter back, through the text of the address', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parseFilter(new URLSearchParams(toSearchParams(filter).toString()))).toEqual(filter);
      }),
    );
  });

  it('is empty without a filter, and leaves other parameters alone', () => {
    expect(toSearchParams(emptyFilter).toString()).toBe('');
    const params = toSearchParams(
      { ...emptyFilter, city: 'Agra' },
      new URLSearchParams('tab=x&q=old'),
    );
    expect(params.toString()).toBe('tab=x&city=Agra');
  });

  it.each(['sort=title', 'sort=-asc', 'status=gone', 'incomplete=yes', 'has='])(
    'ignores %s',
    (address) => {
      expect(parseFilter(new URLSearchParams(address))).toEqual(emptyFilter);
    },
  );
});

test('conditions are counted without search and status', () => {
  expect(countConditions({ ...emptyFilter, query: 'x', status: 'published' })).toBe(0);
  expect(countConditions({ ...emptyFilter, has: 'hi', city: 'Agra', isIncompleteOnly: true })).toBe(
    3,
  );
});
