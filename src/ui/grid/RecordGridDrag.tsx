import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import styled from '@emotion/styled';
import { type GridApi } from '@mui/x-data-grid';
import { dropAt, scrollStep, type RowDrop } from '../gridRows/rowDrop';

/** Less is a press. */
const SLIP_PIXELS = 4;
const HEADER_PIXELS = 36;

interface Held {
  id: string;
  pointerId: number;
  fromY: number;
  y: number;
}

/** A row on its way, and the line of the gap it would go into, in pixels of the window. */
export interface RowDrag extends RowDrop {
  id: string;
  from: number;
  count: number;
  left: number;
  width: number;
}

interface Scene {
  scroller: Element;
  /** Of the rows in sight. */
  view: { top: number; bottom: number; left: number; width: number };
  rowsTop: number;
}

function readScene(api: GridApi, rowHeight: number): Scene | null {
  const grid = api.rootElementRef.current;
  const scroller = grid?.querySelector('.MuiDataGrid-virtualScroller');
  const row = grid?.querySelector('[role="row"][data-id]');
  if (!scroller || !row) return null;
  const box = scroller.getBoundingClientRect();
  const place = api.getRowIndexRelativeToVisibleRows(row.getAttribute('data-id') ?? '');
  const view = { ...{ left: box.left, width: box.width }, top: box.top + HEADER_PIXELS };
  return {
    scroller,
    view: { ...view, bottom: box.bottom },
    rowsTop: row.getBoundingClientRect().top - place * rowHeight,
  };
}

const isSameDrag = (one: RowDrag | null, other: RowDrag | null) =>
  one?.to === other?.to && one?.lineY === other?.lineY && one?.left === other?.left;

/** Rows that are dragged by their handles. Escape lets go without a drop. */
export function useRowDrag(
  apiRef: RefObject<GridApi | null>,
  rowHeight: number,
  onDrop: (id: string, to: number) => void,
) {
  const held = useRef<Held | null>(null);
  const frame = useRef(0);
  const [isHeld, setIsHeld] = useState(false);
  const [drag, setDrag] = useState<RowDrag | null>(null);

  const place = (): RowDrag | null => {
    const api = apiRef.current;
    const scene = api === null ? null : readScene(api, rowHeight);
    if (api === null || scene === null || held.current === null) return null;
    const { id, y } = held.current;
    const from = api.getRowIndexRelativeToVisibleRows(id);
    const { top, bottom, left, width } = scene.view;
    const count = api.getRowsCount();
    const drop = dropAt(
      { top: scene.rowsTop, rowHeight, count },
      from,
      Math.max(top, Math.min(y, bottom)),
    );
    const lineY = Math.max(top, Math.min(drop.lineY, bottom));
    return { id, from, count, left, width, to: drop.to, lineY };
  };
  const follow = useEffectEvent(() => {
    const api = apiRef.current;
    const scene = api === null ? null : readScene(api, rowHeight);
    if (scene === null || held.current === null) return;
    const step = scrollStep(scene.view, held.current.y);
    if (step !== 0) scene.scroller.scrollTop += step;
    const next = place();
    setDrag((shown) => (isSameDrag(shown, next) ? shown : next));
    frame.current = requestAnimationFrame(() => follow());
  });
  const end = useEffectEvent((isKept: boolean) => {
    const last = drag === null ? null : place();
    cancelAnimationFrame(frame.current);
    held.current = null;
    setIsHeld(false);
    setDrag(null);
    if (isKept && last !== null && last.to !== last.from) onDrop(last.id, last.to);
    return drag !== null;
  });

  useEffect(() => {
    if (!isHeld) return undefined;
    const onMove = (event: globalThis.PointerEvent) => {
      const now = held.current;
      if (now === null || event.pointerId !== now.pointerId) return;
      const hasBegun = frame.current !== 0;
      now.y = event.clientY;
      if (hasBegun || Math.abs(now.y - now.fromY) < SLIP_PIXELS) return;
      frame.current = requestAnimationFrame(() => follow());
    };
    const onUp = () => {
      // What ends a drag is no press of the handle.
      if (end(true)) window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    };
    const onCancel = () => void end(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      cancelAnimationFrame(frame.current);
      frame.current = 0;
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
      window.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [isHeld]);

  const begin = (id: string, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const { pointerId, clientY } = event;
    held.current = { id, pointerId, fromY: clientY, y: clientY };
    setIsHeld(true);
  };
  return { drag, begin };
}

function swallow(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

const Line = styled.div`
  position: fixed;
  z-index: 1400;
  height: 2px;
  margin-top: -1px;
  background-color: var(--accent-text);
  pointer-events: none;
`;
const Label = styled.span`
  position: absolute;
  left: 40px;
  top: 0;
  transform: translateY(-50%);
  padding: 1px 8px;
  border-radius: 10px;
  background-color: var(--accent-text);
  color: var(--page);
  font-size: 12px;
  line-height: 18px;
  font-weight: 500;
  white-space: nowrap;
`;

/** The gap that a dragged row would go into, and its place there. */
export function RecordGridDropLine({ drag }: { drag: RowDrag }) {
  const { left, width, lineY, to, count } = drag;
  return (
    <Line aria-hidden style={{ left, width, top: lineY }}>
      <Label>
        {to + 1} of {count}
      </Label>
    </Line>
  );
}
