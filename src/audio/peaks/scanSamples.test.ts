import fc from 'fast-check';
import { scanSamples, type SampleStats } from './scanSamples';

const emptyStats = (): SampleStats => ({ min: 0, max: 0, sumOfSquares: 0 });

describe('scanning samples', () => {
  it('finds the lowest, the highest and the squares of a stretch', () => {
    const stats = emptyStats();
    scanSamples(Float32Array.of(9, 0.5, -0.25, 0.25, 0, 0.5, -9), 1, 6, stats);
    expect(stats).toEqual({ min: -0.25, max: 0.5, sumOfSquares: 0.625 });
  });

  it('finds the same as one by one, in every stretch', () => {
    const samples = fc.array(fc.float({ min: -2, max: 2, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(samples, fc.nat(), fc.nat(), (levels, one, other) => {
        const ends = [one % (levels.length + 1), other % (levels.length + 1)];
        const [from = 0, end = 0] = ends.sort((a, b) => a - b);
        const stats = emptyStats();
        scanSamples(Float32Array.from(levels), from, end, stats);
        const stretch = levels.slice(from, end);
        // Adding 0 turns −0 into 0.
        expect(stats.min).toBe(Math.min(...stretch) + 0);
        expect(stats.max).toBe(Math.max(...stretch) + 0);
        const sumOfSquares = stretch.reduce((sum, level) => sum + level * level, 0);
        expect(stats.sumOfSquares).toBeCloseTo(sumOfSquares, 3);
      }),
    );
  });

  it.each([
    ['after others', Float32Array.of(0, 0, 0, -0)],
    ['alone', Float32Array.of(-0, -0, -0, -0)],
    ['first', Float32Array.of(-0, 0, 0)],
  ])('takes a negative zero for zero: %s', (_where, samples) => {
    const stats = emptyStats();
    scanSamples(samples, 0, samples.length, stats);
    expect(stats).toEqual({ min: 0, max: 0, sumOfSquares: 0 });
  });
});
