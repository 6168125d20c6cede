import { useEffect, useRef, type RefObject } from 'react';
import Box from '@mui/material/Box';
import { formatTimecode } from '../../domain/text/duration';
import { type TimeViewStore } from '../timeline/TimeViewStore';
import { msOf, xOf } from '../timeline/timeView';

interface HoverTimeProps {
  /** Element over which the pointer is tracked. */
  box: RefObject<HTMLElement | null>;
  view: TimeViewStore;
}

/** Milliseconds per pixel up to which fractions of a second are shown. */
const FINE_MS = 500;

/** Time of the edge being dragged, which may differ from that under the pointer; null when no edge is dragged. */
function draggedEdgeMs(box: HTMLElement, isDragging: boolean): number | null {
  const edge = isDragging ? box.querySelector('[data-edge]:focus') : null;
  const ms = edge?.getAttribute('aria-valuenow') ?? null;
  return ms === null ? null : Number(ms);
}

/** Line and label with the time under the pointer, or of the edge being dragged. Written to the DOM directly. */
export function HoverTime({ box, view }: HoverTimeProps) {
  const line = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    /** Horizontal pointer position in pixels within the box; null while the pointer is outside. */
    let pointer: { x: number; isDragging: boolean } | null = null;
    const hide = () => {
      pointer = null;
      if (line.current) line.current.style.display = 'none';
    };
    const show = () => {
      if (pointer === null || !line.current || !label.current) return;
      const seen = view.get();
      const edgeMs = draggedEdgeMs(element, pointer.isDragging);
      const x = edgeMs === null ? pointer.x : xOf(seen, edgeMs);
      line.current.style.display = 'block';
      line.current.style.transform = `translateX(${x}px)`;
      const ms = Math.min(view.durationMs, Math.max(0, edgeMs ?? msOf(seen, x)));
      label.current.textContent = formatTimecode(ms, seen.msPerPixel < FINE_MS);
      const isAtEnd = x > seen.width - 72;
      label.current.style.transform = isAtEnd ? 'translateX(calc(-100% - 4px))' : 'translateX(4px)';
    };
    const move = ({ clientX, pointerType, buttons }: globalThis.PointerEvent) => {
      if (pointerType === 'touch') return;
      const x = clientX - element.getBoundingClientRect().left;
      pointer = { x, isDragging: buttons !== 0 };
      show();
    };
    // A dragged edge, possibly snapped, is rendered some frames after the pointer move.
    const edges = new MutationObserver(() => {
      if (pointer?.isDragging === true) show();
    });
    edges.observe(element, { subtree: true, attributeFilter: ['aria-valuenow'] });
    const unsubscribe = view.subscribe(show);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', hide);
    return () => {
      edges.disconnect();
      unsubscribe();
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', hide);
    };
  }, [box, view]);
  return (
    <Box
      ref={line}
      aria-hidden
      sx={{
        display: 'none',
        position: 'absolute',
        zIndex: 3,
        insetBlock: 0,
        left: 0,
        width: '1px',
        backgroundColor: 'var(--line-strong)',
        pointerEvents: 'none',
      }}
    >
      <Box
        component="span"
        className="number"
        ref={label}
        data-testid="hover-time"
        sx={{
          position: 'absolute',
          bottom: 22,
          px: '4px',
          borderRadius: '3px',
          backgroundColor: 'var(--raised)',
          boxShadow: 'var(--float-shadow)',
          color: 'text.primary',
          fontSize: 11,
          lineHeight: '18px',
        }}
      />
    </Box>
  );
}
