import { handleBoxes, type HandleBox } from './handleLayout';
import { type TrackChapter } from './TrackChapter';
import { visibleSpan, xOf, type TimeView } from '../timeline/timeView';

/** Minimum region width for a title, in pixels. */
const TITLE_MIN_PIXELS = 42;
/** Horizontal position of elements out of view, in pixels. They stay reachable by keyboard and screen reader. */
const OFFSCREEN_X = -10_000;
/** Time that the container's width represents, in milliseconds: ten hours, for recordings of any length. */
const CONTAINER_MS = 36_000_000;
/** Maximum container width in pixels. Browsers lay out wider elements without sub-pixel precision. */
const MAX_CONTAINER_PIXELS = 1_000_000;

interface TrackElements {
  regions: HTMLElement;
  handles: HTMLElement;
  snap: HTMLElement;
}

/** CSS length rounded to a quarter of a pixel, so that invisible differences change no style. */
const pixels = (x: number) => `${Math.round(x * 4) / 4}px`;
const share = (ms: number) => `${(ms / CONTAINER_MS) * 100}%`;

/**
 * Lengths last set on each element. The browser shortens the digits of a length, so it cannot be compared when read
 * back.
 */
const lastSet = {
  left: new WeakMap<HTMLElement, string>(),
  width: new WeakMap<HTMLElement, string>(),
  backgroundPositionX: new WeakMap<HTMLElement, string>(),
};

function setLength(element: HTMLElement, side: keyof typeof lastSet, length: string): void {
  if (lastSet[side].get(element) === length) return;
  lastSet[side].set(element, length);
  element.style[side] = length;
}

/**
 * Sets `left` rather than a transform: a transform on each of hundreds of regions makes each a layer or paint chunk of
 * its own, which takes several times as long to paint as the waveform.
 */
function setLeft(element: HTMLElement, x: number): void {
  setLength(element, 'left', pixels(x));
}

interface TrackContent {
  chapters: readonly TrackChapter[];
  focusedId: string | null;
  snapMs: number | null;
}

/**
 * Left and width of the container of all regions, in pixels; null when the container would be too wide and regions are
 * laid out one by one. The container moves and scales with the view and regions are percentages of it, so that a zoom
 * frame changes the style of the container only.
 */
function containerBox(view: TimeView): { left: number; width: number } | null {
  const width = CONTAINER_MS / view.msPerPixel;
  return width <= MAX_CONTAINER_PIXELS ? { left: xOf(view, 0), width } : null;
}

/** True when an edge of the view cuts a region that shows a title; the title is then kept in view. */
function isTitleCut(view: TimeView, { startMs, endMs }: TrackChapter): boolean {
  const [left, right] = [xOf(view, startMs), xOf(view, endMs)];
  return right - left > TITLE_MIN_PIXELS && (left < 0 || right > view.width);
}

/** Lays out one region. Regions out of view show no title, because clipped text is slow to paint. */
function layOutRegion(
  region: HTMLElement,
  view: TimeView,
  chapter: TrackChapter,
  boxLeft: number | null,
): void {
  const { startMs, endMs } = chapter;
  const span = visibleSpan(view, chapter);
  const width = span === null ? 0 : Math.max(2, span.right - span.left - 1);
  region.classList.toggle('narrow', width <= TITLE_MIN_PIXELS);
  if (boxLeft !== null && (span === null || !isTitleCut(view, chapter))) {
    setLength(region, 'left', share(startMs));
    setLength(region, 'width', `calc(${share(endMs - startMs)} - 1px)`);
    return;
  }
  setLeft(region, span === null ? OFFSCREEN_X : span.left - (boxLeft ?? 0));
  if (span !== null) setLength(region, 'width', pixels(width));
}

/**
 * Lays out one handle. A focused region keeps its handles even out of view, because one of them may have the keyboard
 * focus.
 */
function layOutHandle(handle: HTMLElement, box: HandleBox, isFocused: boolean): void {
  const isHidden = box.x === null && !isFocused;
  if (handle.hidden !== isHidden) handle.hidden = isHidden;
  if (isHidden) return;
  setLeft(handle, box.x ?? OFFSCREEN_X);
  setLength(handle, 'width', pixels(box.width));
  setLength(handle, 'backgroundPositionX', pixels(box.bar));
  handle.classList.toggle('outside', box.isOutside);
  handle.classList.toggle('covered', box.isCovered);
}

/** Lays out regions and handles in the view. Expects child elements in the order of the chapters. */
export function layOutTrack(
  { regions, handles, snap }: TrackElements,
  view: TimeView,
  content: TrackContent,
): void {
  const { chapters, focusedId, snapMs } = content;
  const container = containerBox(view);
  setLeft(regions, container?.left ?? 0);
  setLength(regions, 'width', container === null ? '100%' : pixels(container.width));
  const boxes = handleBoxes(view, chapters, focusedId);
  chapters.forEach((chapter, index) => {
    const region = regions.children[index];
    const [start, end] = [handles.children[index * 2], handles.children[index * 2 + 1]];
    if (region instanceof HTMLElement) layOutRegion(region, view, chapter, container?.left ?? null);
    const isFocused = chapter.id === focusedId;
    const box = boxes[index];
    if (box === undefined) return;
    if (start instanceof HTMLElement) layOutHandle(start, box.start, isFocused);
    if (end instanceof HTMLElement) layOutHandle(end, box.end, isFocused);
  });
  setLeft(snap, snapMs === null ? OFFSCREEN_X : xOf(view, snapMs));
}
