import { type LaneChapter } from './LaneChapter';
import { seenSpan, xOf, type TimeView } from './timeView';

/** Narrower blocks have handles only while they have the focus: they would cover everything. */
const ROOM_PIXELS = 30;
const HANDLE_PIXELS = 12;
/** Narrower blocks have no room for a title. */
const TITLE_PIXELS = 42;
/** Out of sight, yet there for the keyboard and for who listens to the page. */
const AWAY = -10_000;

interface Lane {
  blocks: HTMLElement;
  handles: HTMLElement;
  snap: HTMLElement;
}

/** To a quarter: a recording that turns out to be a moment longer moves nothing that one could see. */
const pixels = (x: number) => `${Math.round(x * 4) / 4}px`;

/**
 * By place alone: a transform of each of hundreds would be a layer or a paint chunk of its own, which
 * takes the browser several times as long as the sound's whole picture.
 */
function putAt(element: HTMLElement, x: number): void {
  const left = pixels(x);
  if (element.style.left !== left) element.style.left = left;
}

interface Placed {
  chapters: readonly LaneChapter[];
  focusedId: string | null;
  snapMs: number | null;
}

/** A block out of sight has no title to draw: what is cut off costs the browser more than what is seen. */
function placeBlock(block: HTMLElement, view: TimeView, chapter: LaneChapter): void {
  const span = seenSpan(view, chapter);
  const width = span === null ? 0 : Math.max(2, span.right - span.left - 1);
  putAt(block, span?.left ?? AWAY);
  if (span !== null && block.style.width !== pixels(width)) block.style.width = pixels(width);
  block.classList.toggle('narrow', width <= TITLE_PIXELS);
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
  chapters.forEach((chapter, place) => {
    const block = blocks.children[place];
    const [start, end] = [handles.children[place * 2], handles.children[place * 2 + 1]];
    if (block instanceof HTMLElement) placeBlock(block, view, chapter);
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
