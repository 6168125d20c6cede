import fc from 'fast-check';
import { rulerTicks } from './rulerTicks';

describe('the ruler', () => {
  it('names round times, with parts of a second where they are wide', () => {
    const labels = (startMs: number, msPerPixel: number) =>
      rulerTicks({ startMs, msPerPixel, width: 500 }).map(({ label }) => label);
    expect(labels(0, 120)).toEqual(['0:00', '0:15', '0:30', '0:45', '1:00']);
    expect(labels(61_000, 0.1).slice(0, 2)).toEqual(['1:01.000', '1:01.010']);
  });

  it('has room for its labels, whatever is seen', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 40_000, noNaN: true }),
        fc.integer({ min: 0, max: 12 * 3_600_000 }),
        (msPerPixel, startMs) => {
          const view = { startMs, msPerPixel, width: 1000 };
          const ticks = rulerTicks(view);
          expect(ticks.length).toBeLessThanOrEqual(14);
          const [first, second] = ticks;
          if (first && second) expect((second.ms - first.ms) / msPerPixel).toBeGreaterThan(80);
          expect(ticks.at(-1)?.ms).toBeLessThanOrEqual(startMs + 1000 * msPerPixel + 1);
        },
      ),
    );
  });
});
