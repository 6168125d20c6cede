import { type LaneChapter } from './LaneChapter';
import { seenSpan, xOf, type TimeView } from '../timeline/timeView';

/** Narrower blocks have handles only while they have the focus: they would cover everything. */
const ROOM_PIXELS = 30;
const HANDLE_PIXELS = 12;
/** Narrower blocks have no room for a title. */
const TITLE_PIXELS = 42;
/** Out of sight, yet there for the keyboard and for who listens to the page. */
const AWAY = -10_000;
/** Of the recording, over the whole width of the blocks' box: ten hours, however long the recording. */
const BOX_MS = 36_000_000;
/** A browser's lengths are exact to a fraction of a pixel as far as that. */
const WIDEST_BOX = 1_000_000;

interface Lane {
  blocks: HTMLElement;
  handles: HTMLElement;
  snap: HTMLElement;
}

/** To a quarter: a recording that turns out to be a moment longer moves nothing that one could see. */
const pixels = (x: number) => `${Math.round(x * 4) / 4}px`;
const share = (ms: number) => `${(ms / BOX_MS) * 100}%`;

/** What each element was given. Read back from the element, a length has fewer digits. */
const given = {
  left: new WeakMap<HTMLElement, string>(),
  width: new WeakMap<HTMLElement, string>(),
};

function put(element: HTMLElement, side: 'left' | 'width', length: string): void {
  if (given[side].get(element) === length) return;
  given[side].set(element, length);
  element.style[side] = length;
}

/**
 * By place alone: a transform of each of hundreds would be a layer or a paint chunk of its own, which
 * takes the browser several times as long as the sound's whole picture.
 */
function putAt(element: HTMLElement, x: number): void {
  put(element, 'left', pixels(x));
}

interface Placed {
  chapters: readonly LaneChapter[];
  focusedId: string | null;
  snapMs: number | null;
}

/**
 * Where the box of all blocks begins and how wide it is; null where its blocks are placed one by one.
 * The box moves and grows with the view and its blocks have their share of it: in a frame of a zoom
 * only the box has another style, and not each of hundreds of blocks.
 */
function boxOf(view: TimeView): { left: number; width: number } | null {
  const width = BOX_MS / view.msPerPixel;
  return width <= WIDEST_BOX ? { left: xOf(view, 0), width } : null;
}

/** Its title stays in sight while a part of it does. */
function isTitleCut(view: TimeView, { startMs, endMs }: LaneChapter): boolean {
  const [left, right] = [xOf(view, startMs), xOf(view, endMs)];
  return right - left > TITLE_PIXELS && (left < 0 || right > view.width);
}

/** A block out of sight has no title to draw: what is cut off costs the browser more than what is seen. */
function placeBlock(
  block: HTMLElement,
  view: TimeView,
  chapter: LaneChapter,
  boxLeft: number | null,
): void {
  const { startMs, endMs } = chapter;
  const span = seenSpan(view, chapter);
  const width = span === null ? 0 : Math.max(2, span.right - span.left - 1);
  block.classList.toggle('narrow', width <= TITLE_PIXELS);
  if (boxLeft !== null && (span === null || !isTitleCut(view, chapter))) {
    put(block, 'left', share(startMs));
    put(block, 'width', `calc(${share(endMs - startMs)} - 1px)`);
    return;
  }
  putAt(block, span === null ? AWAY : span.left - (boxLeft ?? 0));
  if (span !== null) put(block, 'width', pixels(width));
}

/** The focused one keeps its handles in every place: the keyboard may be in one of them. */
function placeHandle(handle: HTMLElement, x: number | null, isFocused: boolean): void {
  const isHidden = x === null && !isFocused;
  if (handle.hidden !== isHidden) handle.hidden = isHidden;
  if (!isHidden) putAt(handle, x ?? AWAY);
}

/** Puts blocks and handles where the view has them. Children stand in the order of the chapters. */
export function placeLane({ blocks, handles, snap }: Lane, view: TimeView, placed: Placed): void {
  const { chapters, focusedId, snapMs } = placed;
  const box = boxOf(view);
  putAt(blocks, box?.left ?? 0);
  put(blocks, 'width', box === null ? '100%' : pixels(box.width));
  chapters.forEach((chapter, place) => {
    const block = blocks.children[place];
    const [start, end] = [handles.children[place * 2], handles.children[place * 2 + 1]];
    if (block instanceof HTMLElement) placeBlock(block, view, chapter, box?.left ?? null);
    const [left, right] = [xOf(view, chapter.startMs), xOf(view, chapter.endMs)];
    const isFocused = chapter.id === focusedId;
    const isWide = right - left >= ROOM_PIXELS;
    const isHandled = seenSpan(view, chapter) !== null && (isWide || isFocused);
    // In a narrow block the handles stand outside of it.
    const inset = isWide ? 0 : HANDLE_PIXELS;
    if (start instanceof HTMLElement) {
      placeHandle(start, isHandled ? left - inset : null, isFocused);
    }
    if (end instanceof HTMLElement) {
      placeHandle(end, isHandled ? right - HANDLE_PIXELS + inset : null, isFocused);
    }
  });
  putAt(snap, snapMs === null ? AWAY : xOf(view, snapMs));
}
