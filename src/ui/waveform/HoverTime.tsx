import { useEffect, useRef, type RefObject } from 'react';
import Box from '@mui/material/Box';
import { formatTimecode } from '../../domain/text/duration';
import { type TimeViewStore } from '../timeline/TimeViewStore';
import { msOf, xOf } from '../timeline/timeView';

interface HoverTimeProps {
  /** The pointer is followed over it. */
  box: RefObject<HTMLElement | null>;
  view: TimeViewStore;
}

/** Finer than a second where a pixel is. */
const FINE_MS = 500;

/** Time of the edge that a pointer drags, which is not that of the pointer; null where it drags none. */
function draggedEdgeMs(box: HTMLElement, buttons: number): number | null {
  const edge = buttons === 0 ? null : box.querySelector('[data-edge]:focus');
  const ms = edge?.getAttribute('aria-valuenow') ?? null;
  return ms === null ? null : Number(ms);
}

/** The time under the pointer, or of the edge that it drags, with a line to it. Written straight to the page. */
export function HoverTime({ box, view }: HoverTimeProps) {
  const line = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    let frame = 0;
    /** Position of a pointer that rests there; null while it is elsewhere or drags. */
    let restingX: number | null = null;
    const hide = () => {
      cancelAnimationFrame(frame);
      restingX = null;
      if (line.current) line.current.style.display = 'none';
    };
    const showAt = (pointerX: number, edgeMs: number | null) => {
      if (!line.current || !label.current) return;
      const seen = view.get();
      const x = edgeMs === null ? pointerX : xOf(seen, edgeMs);
      line.current.style.display = 'block';
      line.current.style.transform = `translateX(${x}px)`;
      const ms = Math.min(view.durationMs, Math.max(0, edgeMs ?? msOf(seen, x)));
      label.current.textContent = formatTimecode(ms, seen.msPerPixel < FINE_MS);
      const isAtEnd = x > seen.width - 72;
      label.current.style.transform = isAtEnd ? 'translateX(calc(-100% - 4px))' : 'translateX(4px)';
    };
    const show = ({ clientX, pointerType, buttons }: globalThis.PointerEvent) => {
      if (pointerType === 'touch') return;
      const x = clientX - element.getBoundingClientRect().left;
      restingX = buttons === 0 ? x : null;
      showAt(x, draggedEdgeMs(element, buttons));
      cancelAnimationFrame(frame);
      // The edge is where the pointer, or what it snaps to, has taken it once it is drawn.
      if (buttons !== 0)
        frame = requestAnimationFrame(() => showAt(x, draggedEdgeMs(element, buttons)));
    };
    const unsubscribe = view.subscribe(() => {
      if (restingX !== null) showAt(restingX, null);
    });
    element.addEventListener('pointermove', show);
    element.addEventListener('pointerleave', hide);
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
      element.removeEventListener('pointermove', show);
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
