import fc from 'fast-check';
import {
  endOf,
  factorToShare,
  fitView,
  followMs,
  msOf,
  panView,
  resizeDuration,
  resizeView,
  revealMs,
  visibleSpan,
  fullView,
  xOf,
  zoomShare,
  zoomView,
  type TimeView,
} from './timeView';

const DURATION = 3 * 3_600_000;
const WIDTH = 1200;
const whole = fullView(DURATION, WIDTH);

const view = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([zoom, place]): TimeView => {
    const factor = factorToShare(whole, zoom, DURATION);
    const closer = zoomView(whole, { factor, anchorX: 0, durationMs: DURATION });
    return panView(closer, (place * DURATION) / closer.msPerPixel, DURATION);
  });
const isInside = ({ startMs, msPerPixel, width }: TimeView) =>
  startMs >= 0 && startMs + msPerPixel * width <= DURATION + 1e-3;

describe('the visible range of a recording', () => {
  it('stays where it was when the recording lasts longer than its record says, and whole if it was', () => {
    fc.assert(
      fc.property(view, fc.integer({ min: 1, max: 60_000 }), (seen, more) => {
        fc.pre(seen.msPerPixel < whole.msPerPixel - 1e-6);
        expect(resizeDuration(seen, DURATION, DURATION + more)).toEqual(seen);
      }),
    );
    expect(resizeDuration(whole, DURATION, DURATION + 9)).toEqual(fullView(DURATION + 9, WIDTH));
    const end = panView(
      zoomView(whole, { factor: 4, anchorX: 0, durationMs: DURATION }),
      1e9,
      DURATION,
    );
    const shorter = resizeDuration(end, DURATION, DURATION - 60_000);
    expect(endOf(shorter)).toBeCloseTo(DURATION - 60_000);
    expect(shorter.msPerPixel).toBe(end.msPerPixel);
  });

  it('is all of it, and down to single milliseconds', () => {
    expect(endOf(whole)).toBeCloseTo(DURATION);
    expect(zoomShare(whole, DURATION)).toBe(0);
    const closest = zoomView(whole, { factor: 1e9, anchorX: 600, durationMs: DURATION });
    expect(xOf(closest, 1000) - xOf(closest, 999)).toBeCloseTo(10);
    expect(zoomShare(closest, DURATION)).toBeCloseTo(1);
  });

  it('keeps the time under the pointer while it is zoomed', () => {
    const x = fc.double({ min: 0, max: WIDTH, noNaN: true });
    const factor = fc.double({ min: 1, max: 50, noNaN: true });
    fc.assert(
      fc.property(view, x, factor, (before, anchorX, closer) => {
        const after = zoomView(before, { factor: closer, anchorX, durationMs: DURATION });
        const off = Math.abs(msOf(after, anchorX) - msOf(before, anchorX));
        expect(off).toBeLessThan(1e-3);
        expect(isInside(after)).toBe(true);
      }),
    );
  });

  it('never leaves the recording', () => {
    fc.assert(
      fc.property(view, fc.double({ min: -1e6, max: 1e6, noNaN: true }), (before, pixels) => {
        expect(isInside(panView(before, pixels, DURATION))).toBe(true);
        expect(isInside(resizeView(before, 300, DURATION))).toBe(true);
      }),
    );
  });

  it('is a whole chapter on demand', () => {
    const fit = fitView(whole, { startMs: 60_000, endMs: 70_000 }, DURATION);
    expect(xOf(fit, 60_000)).toBeGreaterThan(0);
    expect(xOf(fit, 70_000)).toBeLessThan(WIDTH);
    expect(xOf(fit, 70_000) - xOf(fit, 60_000)).toBeGreaterThan(WIDTH * 0.9);
  });

  it('moves only if the requested time is not visible', () => {
    const near = fitView(whole, { startMs: 60_000, endMs: 70_000 }, DURATION);
    expect(revealMs(near, 65_000, DURATION)).toBe(near);
    const moved = revealMs(near, 90_000, DURATION);
    expect(xOf(moved, 90_000)).toBeCloseTo(120);
    expect(moved.msPerPixel).toBe(near.msPerPixel);
  });

  it('follows the playhead, gliding or by pages', () => {
    const near = fitView(whole, { startMs: 60_000, endMs: 70_000 }, DURATION);
    const options = { durationMs: DURATION, isGliding: true };
    expect(followMs(near, 61_000, options)).toBe(near);
    expect(xOf(followMs(near, 66_000, options), 66_000)).toBeCloseTo(600);
    expect(followMs(near, 66_000, { ...options, isGliding: false })).toBe(near);
    expect(xOf(followMs(near, 80_000, options), 80_000)).toBeCloseTo(120);
  });

  it('stays whole when the window gets wider', () => {
    expect(endOf(resizeView(whole, 2000, DURATION))).toBeCloseTo(DURATION);
  });

  it('cuts a chapter at the edges of the view', () => {
    const near = fitView(whole, { startMs: 60_000, endMs: 70_000 }, DURATION);
    expect(visibleSpan(near, { startMs: 0, endMs: 10_000 })).toBeNull();
    expect(visibleSpan(near, { startMs: 0, endMs: DURATION })).toEqual({ left: -4, right: 1204 });
  });
});
