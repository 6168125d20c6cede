import fc from 'fast-check';
import { rulerTicks } from './rulerTicks';

describe('the ruler', () => {
  it('names round times', () => {
    expect(rulerTicks(60_000, 500)).toEqual([0, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000]);
    expect(rulerTicks(0, 500)).toEqual([0]);
  });

  it('has room for its labels and stays inside the audio', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 * 3_600_000 }),
        fc.integer({ min: 100, max: 20_000 }),
        (durationMs, width) => {
          const ticks = rulerTicks(durationMs, width);
          expect(ticks.length).toBeLessThanOrEqual(Math.max(1, Math.floor(width / 72)) + 1);
          expect(ticks.at(-1)).toBeLessThanOrEqual(durationMs);
        },
      ),
    );
  });
});
