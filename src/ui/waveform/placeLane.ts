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

/**
 * By place alone: a transform of each of hundreds would be a layer or a paint chunk of its own, which
 * takes the browser several times as long as the sound's whole picture.
 */
function putAt(element: HTMLElement, x: number): void {
  const left = `${x}px`;
  if (element.style.left !== left) element.style.left = left;
}

/** Puts blocks and handles where the view has them. Children stand in the order of the chapters. */
export function placeLane(
  { blocks, handles, snap }: Lane,
  view: TimeView,
  {
    chapters,
    focusedId,
    snapMs,
  }: {
    chapters: readonly LaneChapter[];
    focusedId: string | null;
    snapMs: number | null;
  },
): void {
  chapters.forEach((chapter, place) => {
    const block = blocks.children[place];
    const [start, end] = [handles.children[place * 2], handles.children[place * 2 + 1]];
    if (!(block instanceof HTMLElement)) return;
    const span = seenSpan(view, chapter);
    if (span === null) {
      putAt(block, AWAY);
    } else {
      const width = Math.max(2, span.right - span.left - 1);
      putAt(block, span.left);
      block.style.width = `${width}px`;
      block.classList.toggle('narrow', width <= TITLE_PIXELS);
    }
    const wide = xOf(view, chapter.endMs) - xOf(view, chapter.startMs);
    const isHandled = span !== null && (wide >= ROOM_PIXELS || chapter.id === focusedId);
    // In a narrow block the handles stand outside of it.
    const inset = wide >= ROOM_PIXELS ? 0 : HANDLE_PIXELS;
    if (start instanceof HTMLElement) {
      const x = xOf(view, chapter.startMs) - inset;
      putAt(start, isHandled ? x : AWAY);
    }
    if (end instanceof HTMLElement) {
      const x = xOf(view, chapter.endMs) - HANDLE_PIXELS + inset;
      putAt(end, isHandled ? x : AWAY);
    }
  });
  putAt(snap, snapMs === null ? AWAY : xOf(view, snapMs));
}
