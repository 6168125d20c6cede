import { type LaneChapter } from './LaneChapter';
import { seenSpan, xOf, type TimeView } from './timeView';

/** Narrower blocks have handles only while they have the focus: they would cover everything. */
const ROOM_PIXELS = 30;
const HANDLE_PIXELS = 12;
/** Out of sight, yet there for the keyboard and for who listens to the page. */
const AWAY = 'translateX(-10000px)';

interface Lane {
  blocks: HTMLElement;
  handles: HTMLElement;
  snap: HTMLElement;
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
      block.style.transform = AWAY;
    } else {
      block.style.transform = `translateX(${span.left}px)`;
      block.style.width = `${Math.max(2, span.right - span.left - 1)}px`;
    }
    const wide = xOf(view, chapter.endMs) - xOf(view, chapter.startMs);
    const isHandled = span !== null && (wide >= ROOM_PIXELS || chapter.id === focusedId);
    // In a narrow block the handles stand outside of it.
    const inset = wide >= ROOM_PIXELS ? 0 : HANDLE_PIXELS;
    if (start instanceof HTMLElement) {
      const x = xOf(view, chapter.startMs) - inset;
      start.style.transform = isHandled ? `translateX(${x}px)` : AWAY;
    }
    if (end instanceof HTMLElement) {
      const x = xOf(view, chapter.endMs) - HANDLE_PIXELS + inset;
      end.style.transform = isHandled ? `translateX(${x}px)` : AWAY;
    }
  });
  snap.style.transform = snapMs === null ? AWAY : `translateX(${xOf(view, snapMs)}px)`;
}
