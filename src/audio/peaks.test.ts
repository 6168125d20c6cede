import fc from 'fast-check';
import { computePeaks, pointCount } from './peaks';

describe('peaks', () => {
  it('are the loudest samples of each stretch, of all channels', () => {
    const left = Float32Array.of(0, 0.5, -0.75, 0);
    const right = Float32Array.of(0.25, 0, 0, -1);
    expect([...computePeaks([left], 2)]).toEqual([0.5, 0.75]);
    expect([...computePeaks([left, right], 2)]).toEqual([0.5, 1]);
  });

  it('of nothing are nothing', () => {
    expect(computePeaks([], 8)).toHaveLength(0);
    expect(computePeaks([new Float32Array(0)], 8)).toHaveLength(0);
  });

  it('lose no sample, whatever the number of points', () => {
    const samples = fc
      .array(fc.integer({ min: -100, max: 100 }), { minLength: 1, maxLength: 300 })
      .map((levels) => Float32Array.from(levels, (level) => level / 100));
    fc.assert(
      fc.property(samples, fc.integer({ min: 1, max: 400 }), (levels, count) => {
        const peaks = computePeaks([levels], count);
        expect(peaks).toHaveLength(Math.min(count, levels.length));
        expect(Math.max(...peaks)).toBe(Math.max(...levels.map(Math.abs)));
      }),
    );
  });

  it('are as many as the length needs, within reason', () => {
    expect(pointCount(0)).toBe(1);
    expect(pointCount(10)).toBe(500);
    expect(pointCount(20 * 60)).toBe(16_384);
  });
});
