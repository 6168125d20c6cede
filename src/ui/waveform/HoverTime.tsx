import { useEffect, useRef, type RefObject } from 'react';
import Box from '@mui/material/Box';
import { formatTimecode } from '../../domain/text/duration';
import { type TimeViewStore } from '../timeline/TimeViewStore';
import { msOf } from '../timeline/timeView';

interface HoverTimeProps {
  /** The pointer is followed over it. */
  box: RefObject<HTMLElement | null>;
  view: TimeViewStore;
}

/** Finer than a second where a pixel is. */
const FINE_MS = 500;

/** The time under the pointer, with a line to it. Written straight to the page. */
export function HoverTime({ box, view }: HoverTimeProps) {
  const line = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const hide = () => {
      if (line.current) line.current.style.display = 'none';
    };
    const show = (event: globalThis.PointerEvent) => {
      const seen = view.get();
      const x = event.clientX - element.getBoundingClientRect().left;
      if (event.pointerType === 'touch' || !line.current || !label.current) return;
      line.current.style.display = 'block';
      line.current.style.transform = `translateX(${x}px)`;
      const ms = Math.min(view.durationMs, Math.max(0, msOf(seen, x)));
      label.current.textContent = formatTimecode(ms, seen.msPerPixel < FINE_MS);
      const isAtEnd = x > seen.width - 72;
      label.current.style.transform = isAtEnd ? 'translateX(calc(-100% - 4px))' : 'translateX(4px)';
    };
    element.addEventListener('pointermove', show);
    element.addEventListener('pointerleave', hide);
    return () => {
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
