import { useEffect, useRef, type PointerEvent } from 'react';
import { type DragPart } from '../../domain/chapters/chapterDrag';
import { type LaneActions, type LaneChapter } from './LaneChapter';
import { type TimeViewStore } from '../timeline/TimeViewStore';
import { msOf, xOf } from '../timeline/timeView';

/** Less is a click. */
const SLIP_PIXELS = 4;
/** So near to an edge of the view, the view moves along. */
const EDGE_PIXELS = 28;
const SCROLL_PIXELS = 10;

interface Drag {
  pointerId: number;
  chapter: LaneChapter;
  part: DragPart;
  /** From where the pointer took hold to what it moves. */
  offset: number;
  from: number;
  x: number;
  isFree: boolean;
  hasBegun: boolean;
}

function partOf(target: Element): DragPart {
  const edge = target.closest<HTMLElement>('[data-edge]')?.dataset['edge'];
  return edge === 'start' || edge === 'end' ? edge : 'whole';
}

/** Dragging of edges and blocks. The time is always that of the pointer, so that nothing is lost on the way. */
export function useLaneDrag(
  view: TimeViewStore,
  chapters: readonly LaneChapter[],
  actions: LaneActions,
) {
  const drag = useRef<Drag | null>(null);
  const frame = useRef(0);

  const tell = ({ x, offset, isFree, part, chapter }: Drag) => {
    const seen = view.get();
    const { msPerPixel } = seen;
    const ms = msOf(seen, x - offset);
    const home = part === 'end' ? chapter.endMs : chapter.startMs;
    actions.drag(ms, { isFree, isHome: Math.abs(ms - home) < msPerPixel / 2, msPerPixel });
  };
  const scroll = () => {
    const held = drag.current;
    if (held === null || !held.hasBegun) return;
    const { width } = view.get();
    const way = held.x < EDGE_PIXELS ? -1 : held.x > width - EDGE_PIXELS ? 1 : 0;
    if (way !== 0) {
      view.panByHand(way * SCROLL_PIXELS);
      tell(held);
    }
    frame.current = requestAnimationFrame(scroll);
  };
  const end = (isKept: boolean) => {
    const held = drag.current;
    drag.current = null;
    cancelAnimationFrame(frame.current);
    if (held?.hasBegun === true) actions.endDrag(isKept);
    return held;
  };

  useEffect(() => {
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || drag.current === null) return;
      event.preventDefault();
      event.stopPropagation();
      const held = drag.current;
      drag.current = null;
      cancelAnimationFrame(frame.current);
      if (held.hasBegun) actions.endDrag(false);
    };
    document.addEventListener('keydown', cancel, { capture: true });
    return () => document.removeEventListener('keydown', cancel, { capture: true });
  }, [actions]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const id = event.target.closest<HTMLElement>('[data-chapter]')?.dataset['chapter'];
    const chapter = chapters.find((known) => known.id === id);
    if (chapter === undefined) return;
    const part = partOf(event.target);
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const offset = x - xOf(view.get(), part === 'end' ? chapter.endMs : chapter.startMs);
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const { pointerId, altKey: isFree } = event;
    drag.current = { pointerId, chapter, part, offset, from: x, x, isFree, hasBegun: false };
    actions.focus(chapter.id, part === 'whole' ? undefined : part);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = drag.current;
    if (held === null || held.pointerId !== event.pointerId) return;
    held.x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    held.isFree = event.altKey;
    if (!held.hasBegun) {
      const slip = held.part === 'whole' ? SLIP_PIXELS : 1;
      if (Math.abs(held.x - held.from) < slip) return;
      held.hasBegun = true;
      actions.beginDrag(held.chapter.id, held.part);
      frame.current = requestAnimationFrame(scroll);
    }
    tell(held);
  };

  const onPointerUp = () => {
    const held = end(true);
    if (held !== null && !held.hasBegun && held.part === 'whole') actions.open(held.chapter.id);
  };
  const onPointerCancel = () => void end(false);
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
