import { type TrackChapter } from './TrackChapter';
import { visibleSpan, xOf, type TimeView } from '../timeline/timeView';

/** Narrower regions have handles only while they have the focus: they would cover everything. */
const HANDLES_MIN_PIXELS = 30;
/** Width to the pointer (WCAG 2.2, target size); a boundary that two regions share has half of it in each. */
const HANDLE_PIXELS = 24;
/** Share of a region that each of its handles takes at most: the middle of it stays its own. */
const HANDLE_SHARE = 1 / 3;
/** Distance of the drawn bar from the edge, in its region or beside a narrow one, and its width. */
const BAR_INSET_PIXELS = 3;
const BAR_PIXELS = 2;

export interface HandleBox {
  /** Left edge in the view; null where it is out of sight. */
  x: number | null;
  width: number;
  /** Left edge of the bar within it. */
  bar: number;
  /** True where the bar is beside its region, not in it. */
  isOutside: boolean;
  /** True for one of two handles of a boundary: the other one takes the pointer. */
  isCovered: boolean;
}

interface Placed {
  left: number;
  right: number;
  isFocused: boolean;
  isSeen: boolean;
  /** True for a chapter with room for handles, or with the focus. */
  isHandled: boolean;
}

/** Boxes of the two handles of each chapter. Touching chapters have one place to take hold of, in both. */
export function handleBoxes(
  view: TimeView,
  chapters: readonly TrackChapter[],
  focusedId: string | null,
): { start: HandleBox; end: HandleBox }[] {
  const placed = chapters.map((chapter): Placed => {
    const [left, right] = [xOf(view, chapter.startMs), xOf(view, chapter.endMs)];
    const isFocused = chapter.id === focusedId;
    const isWide = right - left >= HANDLES_MIN_PIXELS;
    return {
      left,
      right,
      isFocused,
      isSeen: visibleSpan(view, chapter) !== null,
      isHandled: isWide || isFocused,
    };
  });
  const widthIn = ({ left, right }: Placed, most: number) =>
    Math.min(most, Math.max(0, right - left) * HANDLE_SHARE);

  /** The box at an edge of a chapter beside a neighbour; `side` 1 for the end, -1 for the start. */
  const boxAt = (index: number, own: Placed, side: 1 | -1): HandleBox => {
    const neighbour = placed[index + side];
    const [chapter, other] = [chapters[index], chapters[index + side]];
    const isShared =
      side === 1 ? chapter?.endMs === other?.startMs : other?.endMs === chapter?.startMs;
    const edge = side === 1 ? own.right : own.left;
    const otherEdge = side === 1 ? (neighbour?.left ?? view.width) : (neighbour?.right ?? 0);
    const isNarrow = own.right - own.left < HANDLES_MIN_PIXELS;
    const inner = widthIn(own, isShared ? HANDLE_PIXELS / 2 : HANDLE_PIXELS);
    const gap = Math.max(0, (otherEdge - edge) * side);
    const free = isNarrow ? Math.min(HANDLE_PIXELS - inner, gap / 2) : 0;
    const outer = isShared && neighbour ? widthIn(neighbour, HANDLE_PIXELS / 2) : free;
    const isShown = own.isSeen && (own.isHandled || (isShared && neighbour?.isHandled === true));
    // The focused chapter has the handle, else the one that begins there.
    const isOwner = own.isFocused || (side === -1 && neighbour?.isFocused !== true);
    const before = side === 1 ? inner : outer;
    const isOutside = isNarrow && own.isFocused;
    const towards = isOutside ? side : -side;
    const isCentred = isShared && !own.isFocused;
    const inset = BAR_INSET_PIXELS + BAR_PIXELS / 2;
    const middle = isCentred ? before : before + towards * inset;
    return {
      x: isShown ? edge - before : null,
      width: inner + outer,
      bar: middle - BAR_PIXELS / 2,
      isOutside,
      isCovered: isShared && !isOwner,
    };
  };
  return placed.map((own, index) => ({
    start: boxAt(index, own, -1),
    end: boxAt(index, own, 1),
  }));
}
