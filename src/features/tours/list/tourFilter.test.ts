import fc from 'fast-check';
import { countConditions, filterOf, noFilter, paramsOf, type TourFilter } from './tourFilter';

const text = fc.string({ minLength: 1 });
const filters: fc.Arbitrary<TourFilter> = fc.record({
  query: fc.string().filter((query) => query === '' || query.trim() !== ''),
  isPublishedOnly: fc.boolean(),
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
        expect(filterOf(new URLSearchParams(paramsOf(filter).toString()))).toEqual(filter);
      }),
    );
  });

  it('is empty without a filter, and leaves other parameters alone', () => {
    expect(paramsOf(noFilter).toString()).toBe('');
    const params = paramsOf({ ...noFilter, city: 'Agra' }, new URLSearchParams('tab=x&q=old'));
    expect(params.toString()).toBe('tab=x&city=Agra');
  });

  it.each(['sort=title', 'sort=-asc', 'status=gone', 'incomplete=yes', 'has='])(
    'ignores %s',
    (address) => {
      expect(filterOf(new URLSearchParams(address))).toEqual(noFilter);
    },
  );
});

test('conditions are counted without search and status', () => {
  expect(countConditions({ ...noFilter, query: 'x', isPublishedOnly: true })).toBe(0);
  expect(countConditions({ ...noFilter, has: 'hi', city: 'Agra', isIncompleteOnly: true })).toBe(3);
});
