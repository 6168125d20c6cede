import { type TrackChapter } from './TrackChapter';
import { layOutTrack } from './trackLayout';
import { xOf, zoomView, type TimeView } from '../timeline/timeView';

const DURATION = 3 * 3_600_000;
const EACH = DURATION / 200;
const chapters: TrackChapter[] = Array.from({ length: 200 }, (_, n) => ({
  id: `c${n}`,
  key: `c${n}`,
  title: `Chapter ${n + 1}`,
  startMs: n * EACH,
  endMs: (n + 1) * EACH,
}));
const whole: TimeView = { startMs: 0, msPerPixel: DURATION / 1000, width: 1000 };

function createTrack() {
  const filled = (count: number) => {
    const box = document.createElement('div');
    for (let n = 0; n < count; n += 1) box.append(document.createElement('div'));
    return box;
  };
  return { regions: filled(200), handles: filled(400), snap: document.createElement('div') };
}

const content = { chapters, focusedId: null, snapMs: null };
const regionAt = (track: ReturnType<typeof createTrack>, n: number) => {
  const region = track.regions.children[n];
  if (!(region instanceof HTMLElement)) throw new Error(`No region ${n}`);
  return region;
};

/**
 * CSS length within the container of regions, in pixels; 0 for a region that was never in view and has no width yet.
 */
function pixelsOf(text: string, boxWidth: number): number {
  if (text === '') return 0;
  const inner = /^calc\((.*) - 1px\)$/.exec(text)?.[1];
  if (inner !== undefined) return pixelsOf(inner, boxWidth) - 1;
  const size = Number.parseFloat(text);
  return text.endsWith('%') ? (size * boxWidth) / 100 : size;
}

/** Left and right edge of a region in the track, in pixels. */
function edgesOf(track: ReturnType<typeof createTrack>, n: number, view: TimeView) {
  const { left, width } = track.regions.style;
  const boxWidth = width === '100%' ? view.width : Number.parseFloat(width);
  const { style } = regionAt(track, n);
  const from = Number.parseFloat(left) + pixelsOf(style.left, boxWidth);
  return { left: from, right: from + pixelsOf(style.width, boxWidth) };
}

const zoomedBy = (factor: number): TimeView =>
  zoomView(whole, { factor, anchorX: 400, durationMs: DURATION });

describe('the chapter track', () => {
  test.each([1, 1.5, 6, 40, 300, 5000, 100_000])(
    'lays regions out at their times, %s times as close',
    (factor) => {
      const track = createTrack();
      const view = zoomedBy(factor);
      layOutTrack(track, view, content);
      let seen = 0;
      chapters.forEach((chapter, n) => {
        const [from, to] = [xOf(view, chapter.startMs), xOf(view, chapter.endMs)];
        if (to < 0 || from > view.width) return;
        seen += 1;
        const { left, right } = edgesOf(track, n, view);
        // Regions cut by an edge of the view extend slightly beyond it.
        if (from >= 0) expect(Math.abs(left - from)).toBeLessThan(0.5);
        else expect(left).toBeLessThanOrEqual(0);
        if (to <= view.width) expect(Math.abs(right - (to - 1))).toBeLessThan(1);
        else expect(right).toBeGreaterThanOrEqual(view.width);
      });
      expect(seen).toBeGreaterThanOrEqual(1);
    },
  );

  it('moves its box, and none of the regions, while all are too narrow for a title', () => {
    const track = createTrack();
    layOutTrack(track, whole, content);
    const look = () => chapters.map((_chapter, n) => regionAt(track, n).style.cssText);
    const [before, box] = [look(), track.regions.style.cssText];
    layOutTrack(track, zoomedBy(1.5), content);
    expect(track.regions.style.cssText).not.toBe(box);
    expect(look()).toEqual(before);
  });

  it('keeps a title in sight while a part of its region is', () => {
    const track = createTrack();
    const view = zoomedBy(300);
    const n = chapters.findIndex(({ endMs }) => endMs > view.startMs);
    layOutTrack(track, view, content);
    expect(xOf(view, chapters[n]?.startMs ?? 0)).toBeLessThan(-100);
    expect(edgesOf(track, n, view).left).toBeCloseTo(-4, 0);
    expect(regionAt(track, n)).not.toHaveClass('narrow');
  });

  it('has no part of a region in view that is not seen, however close', () => {
    for (const factor of [1.5, 40, 5000, 100_000]) {
      const track = createTrack();
      const view = zoomedBy(factor);
      layOutTrack(track, view, content);
      chapters.forEach(({ startMs, endMs }, n) => {
        const [from, to] = [xOf(view, startMs), xOf(view, endMs)];
        if (to >= 0 && from <= view.width) return;
        const { left, right } = edgesOf(track, n, view);
        expect(right < 0.5 || left > view.width - 0.5).toBe(true);
        expect(regionAt(track, n)).toHaveClass('narrow');
      });
    }
  });
});
