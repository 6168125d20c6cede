import { type TrackChapter } from './TrackChapter';
import { visibleSpan, xOf, type TimeView } from '../timeline/timeView';

/**
 * Minimum region width for permanent handles, in pixels. Handles of narrower regions show only while the region is
 * focused, because they would cover it.
 */
const HANDLES_MIN_PIXELS = 30;
/** Pointer target size in pixels (WCAG 2.2, 2.5.8); a boundary shared by two regions has half of it in each. */
const HANDLE_PIXELS = 24;
/** Maximum share of a region that each handle takes, so that the middle still drags the whole region. */
const HANDLE_SHARE = 1 / 3;
/**
 * Gap in pixels between the drawn bar and its edge, inside the region or beside a narrow one; below it, the width of
 * the bar.
 */
const BAR_INSET_PIXELS = 3;
const BAR_PIXELS = 2;

export interface HandleBox {
  /** Left edge in the view, in pixels; null when out of view. */
  x: number | null;
  width: number;
  /** Left edge of the bar within the box, in pixels. */
  bar: number;
  /** True when the bar is drawn beside its region rather than inside. */
  isOutside: boolean;
  /** True for the one of two handles at a shared boundary that leaves the pointer to the other. */
  isCovered: boolean;
}

interface Placed {
  left: number;
  right: number;
  isFocused: boolean;
  isSeen: boolean;
  /** True for a chapter that is wide enough for handles, or focused. */
  isHandled: boolean;
}

/**
 * Boxes of both handles of each chapter. Adjoining chapters share one box at their boundary, which reaches into both.
 */
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

  /** Box at an edge of a chapter; `side` is 1 for the end, -1 for the start. */
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
    // A shared boundary belongs to the focused chapter, else to the chapter that starts there.
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
