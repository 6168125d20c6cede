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
import { ROW_SELECTOR, SCROLLER_CLASS } from '../gridRows/gridInternals';
import { dropAt, autoScrollStep, type RowDrop } from '../gridRows/rowDrop';

/** Pointer movement below this many pixels counts as a click. */
const DRAG_THRESHOLD_PIXELS = 4;
const HEADER_PIXELS = 36;

interface PointerDrag {
  id: string;
  pointerId: number;
  fromY: number;
  y: number;
}

/** Dragged row and the line of its drop target, in viewport pixels. */
export interface RowDrag extends RowDrop {
  id: string;
  from: number;
  count: number;
  left: number;
  width: number;
}

interface GridGeometry {
  scroller: Element;
  /** Visible area of the rows, in viewport pixels. */
  view: { top: number; bottom: number; left: number; width: number };
  /** Upper edge of the first row, in viewport pixels; outside the visible area when scrolled. */
  rowsTop: number;
}

function readGeometry(api: GridApi, rowHeight: number): GridGeometry | null {
  const grid = api.rootElementRef.current;
  const scroller = grid?.querySelector(`.${SCROLLER_CLASS}`);
  const row = grid?.querySelector(ROW_SELECTOR);
  if (!scroller || !row) return null;
  const box = scroller.getBoundingClientRect();
  const index = api.getRowIndexRelativeToVisibleRows(row.getAttribute('data-id') ?? '');
  const { left, width, bottom } = box;
  return {
    scroller,
    view: { left, width, top: box.top + HEADER_PIXELS, bottom },
    rowsTop: row.getBoundingClientRect().top - index * rowHeight,
  };
}

const isSameDrag = (one: RowDrag | null, other: RowDrag | null) =>
  one?.to === other?.to && one?.lineY === other?.lineY && one?.left === other?.left;

interface DragListeners {
  onMove: (event: globalThis.PointerEvent) => void;
  /** Returns true if a row was dragged. */
  onEnd: (isCommitted: boolean) => boolean;
  onCleanUp: () => void;
}

/** Listens to pointer and keys of the whole window while the pointer is pressed on a handle. */
function useDragListeners(isPointerDown: boolean, listeners: DragListeners) {
  const move = useEffectEvent(listeners.onMove);
  const end = useEffectEvent(listeners.onEnd);
  const cleanUp = useEffectEvent(listeners.onCleanUp);
  useEffect(() => {
    if (!isPointerDown) return undefined;
    const onMove = (event: globalThis.PointerEvent) => move(event);
    const onUp = () => {
      // Suppresses the click that ends a drag, which would open the handle's menu.
      if (end(true)) window.addEventListener('click', suppressEvent, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', suppressEvent, { capture: true }));
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
      cleanUp();
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
      window.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [isPointerDown]);
}

/** Drag and drop of rows by their handles. Escape cancels. */
export function useRowDrag(
  apiRef: RefObject<GridApi | null>,
  rowHeight: number,
  onDrop: (id: string, to: number) => void,
) {
  const pointerDrag = useRef<PointerDrag | null>(null);
  const frame = useRef(0);
  const [isPointerDown, setPointerDown] = useState(false);
  const [drag, setDrag] = useState<RowDrag | null>(null);

  const currentDrag = (): RowDrag | null => {
    const api = apiRef.current;
    const geometry = api === null ? null : readGeometry(api, rowHeight);
    if (api === null || geometry === null || pointerDrag.current === null) return null;
    const { id, y } = pointerDrag.current;
    const from = api.getRowIndexRelativeToVisibleRows(id);
    const { top, bottom, left, width } = geometry.view;
    const count = api.getRowsCount();
    const drop = dropAt(
      { top: geometry.rowsTop, rowHeight, count },
      from,
      Math.max(top, Math.min(y, bottom)),
    );
    const lineY = Math.max(top, Math.min(drop.lineY, bottom));
    return { id, from, count, left, width, to: drop.to, lineY };
  };
  const updateDrag = () => {
    const api = apiRef.current;
    const geometry = api === null ? null : readGeometry(api, rowHeight);
    if (geometry === null || pointerDrag.current === null) return;
    const step = autoScrollStep(geometry.view, pointerDrag.current.y);
    if (step !== 0) geometry.scroller.scrollTop += step;
    const next = currentDrag();
    setDrag((shown) => (isSameDrag(shown, next) ? shown : next));
    frame.current = requestAnimationFrame(updateDrag);
  };
  const endDrag = (isCommitted: boolean) => {
    const last = drag === null ? null : currentDrag();
    cancelAnimationFrame(frame.current);
    pointerDrag.current = null;
    setPointerDown(false);
    setDrag(null);
    if (isCommitted && last !== null && last.to !== last.from) onDrop(last.id, last.to);
    return drag !== null;
  };

  useDragListeners(isPointerDown, {
    onMove: (event) => {
      const pointer = pointerDrag.current;
      if (pointer === null || event.pointerId !== pointer.pointerId) return;
      const hasStarted = frame.current !== 0;
      pointer.y = event.clientY;
      if (hasStarted || Math.abs(pointer.y - pointer.fromY) < DRAG_THRESHOLD_PIXELS) return;
      frame.current = requestAnimationFrame(updateDrag);
    },
    onEnd: endDrag,
    onCleanUp: () => {
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    },
  });

  const beginDrag = (id: string, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const { pointerId, clientY } = event;
    pointerDrag.current = { id, pointerId, fromY: clientY, y: clientY };
    setPointerDown(true);
  };
  return { drag, beginDrag };
}

function suppressEvent(event: Event) {
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

/** Line at the drop target, labelled with the target position. */
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
