import fc from 'fast-check';
import { zoomedScroll } from './zoomedScroll';

describe('zooming', () => {
  it('keeps a playhead that is in sight where it is', () => {
    const before = { left: 0, width: 1000, whole: 1000 };
    const left = zoomedScroll(before, 4000, 0.5);
    expect(0.5 * 4000 - left).toBe(500);
  });

  it('keeps the middle where the playhead is out of sight', () => {
    const before = { left: 2000, width: 1000, whole: 4000 };
    const left = zoomedScroll(before, 8000, 0);
    expect(left + 500).toBe((2500 / 4000) * 8000);
  });

  it('never scrolls past what there is', () => {
    fc.assert(
      fc.property(
        fc.nat(5000),
        fc.nat(16),
        fc.nat(16),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (left, from, to, share) => {
          const before = { left, width: 1000, whole: 1000 * (from + 1) };
          const next = zoomedScroll(before, 1000 * (to + 1), share);
          expect(next).toBeGreaterThanOrEqual(0);
          expect(next).toBeLessThanOrEqual(1000 * to);
        },
      ),
    );
  });
});
