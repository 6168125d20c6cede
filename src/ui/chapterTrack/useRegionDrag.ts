import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { type DragPart } from '../../domain/chapters/chapterDrag';
import { type TrackActions, type TrackChapter, type TrackSelecting } from './TrackChapter';
import { type TimeViewStore } from '../timeline/TimeViewStore';
import { msOf, xOf } from '../timeline/timeView';

/** Pointer movement below this many pixels counts as a click. */
const DRAG_THRESHOLD_PIXELS = 4;
/**
 * Distance in pixels from an edge of the view within which a drag scrolls the view; below it, pixels scrolled per
 * frame.
 */
const AUTO_SCROLL_EDGE_PIXELS = 28;
const AUTO_SCROLL_PIXELS = 10;

interface Drag {
  pointerId: number;
  chapter: TrackChapter;
  part: DragPart;
  /** Distance from the dragged edge to the pointer, in pixels. */
  offset: number;
  from: number;
  x: number;
  isFree: boolean;
  /** Selection made when the press ends as a click; null when the click opens the chapter. */
  selecting: TrackSelecting | null;
  hasBegun: boolean;
}

const selectingOf = ({ shiftKey, ctrlKey, metaKey }: MouseEvent): TrackSelecting | null =>
  shiftKey ? 'to' : ctrlKey || metaKey ? 'toggle' : null;

/** Keeps the focus until the click, because a range selection starts at the focused chapter. */
const onMouseDown = (event: MouseEvent) => {
  if (event.button === 0 && selectingOf(event) !== null) event.preventDefault();
};

function partOf(target: Element): DragPart {
  const edge = target.closest<HTMLElement>('[data-edge]')?.dataset['edge'];
  return edge === 'start' || edge === 'end' ? edge : 'whole';
}

/** Scroll direction of a drag at `x` in a view of this width, both in pixels; 0 when away from the edges. */
function autoScrollDirection(x: number, width: number): -1 | 0 | 1 {
  if (x < AUTO_SCROLL_EDGE_PIXELS) return -1;
  return x > width - AUTO_SCROLL_EDGE_PIXELS ? 1 : 0;
}

function reportDrag(view: TimeViewStore, actions: TrackActions, drag: Drag): void {
  const { x, offset, isFree, part, chapter } = drag;
  const seen = view.get();
  const { msPerPixel } = seen;
  const ms = msOf(seen, x - offset);
  const originalMs = part === 'end' ? chapter.endMs : chapter.startMs;
  const isAtOrigin = Math.abs(ms - originalMs) < msPerPixel / 2;
  actions.drag(ms, { isFree, isAtOrigin, msPerPixel });
}

/** Cancels the drag on Escape. */
function useCancelling(
  drag: RefObject<Drag | null>,
  frame: RefObject<number>,
  actions: TrackActions,
): void {
  useEffect(() => {
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || drag.current === null) return;
      event.preventDefault();
      event.stopPropagation();
      const current = drag.current;
      drag.current = null;
      cancelAnimationFrame(frame.current);
      if (current.hasBegun) actions.endDrag(false);
    };
    document.addEventListener('keydown', cancel, { capture: true });
    return () => document.removeEventListener('keydown', cancel, { capture: true });
  }, [drag, frame, actions]);
  useEffect(() => () => cancelAnimationFrame(frame.current), [frame]);
}

/** Drags region edges and whole regions. The reported time is that under the pointer. */
export function useRegionDrag(
  view: TimeViewStore,
  chapters: readonly TrackChapter[],
  actions: TrackActions,
) {
  const drag = useRef<Drag | null>(null);
  const frame = useRef(0);
  /** Chapter ids of the last two presses; null for a press beside the regions or on an edge. */
  const presses = useRef<readonly [before: string | null, last: string | null]>([null, null]);

  const scroll = () => {
    const current = drag.current;
    if (current === null || !current.hasBegun) return;
    const direction = autoScrollDirection(current.x, view.get().width);
    if (direction !== 0) {
      view.panByUser(direction * AUTO_SCROLL_PIXELS);
      reportDrag(view, actions, current);
    }
    frame.current = requestAnimationFrame(scroll);
  };
  const end = (isCommitted: boolean) => {
    const current = drag.current;
    drag.current = null;
    cancelAnimationFrame(frame.current);
    if (current?.hasBegun === true) actions.endDrag(isCommitted);
    return current;
  };

  useCancelling(drag, frame, actions);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const id = event.target.closest<HTMLElement>('[data-chapter]')?.dataset['chapter'];
    const chapter = chapters.find((each) => each.id === id);
    const part = partOf(event.target);
    const selecting = selectingOf(event);
    const pressed = part === 'whole' && selecting === null ? (chapter?.id ?? null) : null;
    presses.current = [presses.current[1], pressed];
    if (chapter === undefined) return;
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const offset = x - xOf(view.get(), part === 'end' ? chapter.endMs : chapter.startMs);
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const { pointerId, altKey: isFree } = event;
    const begun = { pointerId, chapter, part, offset, from: x, x, isFree, selecting };
    drag.current = { ...begun, hasBegun: false };
    if (selecting === null) actions.focus(chapter.id, part === 'whole' ? undefined : part);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const current = drag.current;
    if (current === null || current.pointerId !== event.pointerId) return;
    current.x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    current.isFree = event.altKey;
    if (!current.hasBegun) {
      const threshold = current.part === 'whole' ? DRAG_THRESHOLD_PIXELS : 1;
      if (Math.abs(current.x - current.from) < threshold) return;
      current.hasBegun = true;
      presses.current = [null, null];
      const { chapter, part, selecting } = current;
      if (selecting !== null) actions.focus(chapter.id, part === 'whole' ? undefined : part);
      actions.beginDrag(chapter.id, part);
      frame.current = requestAnimationFrame(scroll);
    }
    reportDrag(view, actions, current);
  };

  const onPointerUp = () => {
    const current = end(true);
    if (current === null || current.hasBegun) return;
    const { chapter, part, selecting } = current;
    if (selecting !== null) actions.select(chapter.id, selecting);
    else if (part === 'whole') actions.open(chapter.id);
  };
  const onPointerCancel = () => void end(false);
  /** The first press decides the chapter, because it may have scrolled another one under the pointer. */
  const onDoubleClick = () => {
    const [pressed] = presses.current;
    if (pressed !== null) actions.editTitle(pressed);
  };
  return { onMouseDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onDoubleClick };
}
