import fc from 'fast-check';
import { nthSmallest } from './nthSmallest';

const levels = fc.array(fc.float({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 60 });

describe('the n-th smallest value', () => {
  it('is the one of that rank in the sorted values', () => {
    fc.assert(
      fc.property(levels, fc.integer({ min: 0, max: 59 }), (values, drawn) => {
        const rank = drawn % values.length;
        const sorted = Float32Array.from(values).sort();
        expect(nthSmallest(Float32Array.from(values), rank)).toBe(sorted[rank]);
      }),
    );
  });

  it('is found among many that are the same', () => {
    const values = Float32Array.from({ length: 1000 }, (_, at) => (at % 3 === 0 ? 0.5 : 0));
    expect([0, 665, 666, 999].map((rank) => nthSmallest(values.slice(), rank))).toEqual([
      0, 0, 0.5, 0.5,
    ]);
  });
});
