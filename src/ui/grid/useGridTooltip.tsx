import { useEffect, useRef, useState, type MouseEvent } from 'react';
import styled from '@emotion/styled';

interface Tooltip {
  anchor: Element;
  text: string;
  top: number;
  right: number;
}

/** Gap between a tooltip and its button, in pixels. */
const GAP = 4;

/** Ignores the pointer, because it covers the buttons of the row above, which must stay usable. */
const TooltipBox = styled.div`
  position: fixed;
  z-index: 1500;
  padding: 4px 8px;
  transform: translateY(-100%);
  border-radius: 4px;
  background-color: var(--text);
  color: var(--page);
  font-size: 12px;
  line-height: 16px;
  font-weight: 500;
  white-space: nowrap;
  pointer-events: none;
`;

function tooltipAt(target: EventTarget): Tooltip | null {
  const anchor = target instanceof Element ? target.closest('[data-tip]') : null;
  if (anchor === null) return null;
  const { top, right } = anchor.getBoundingClientRect();
  const text = anchor.getAttribute('data-tip') ?? '';
  return { anchor, text, top: top - GAP, right: document.documentElement.clientWidth - right };
}

/** True when the pointer is over the box, or between the box and its button. */
function isOver(box: Element | null, { clientX, clientY }: MouseEvent): boolean {
  const rect = box?.getBoundingClientRect();
  if (rect === undefined || rect.width === 0) return false;
  const isBeside = clientX < rect.left || clientX > rect.right;
  return !isBeside && clientY >= rect.top && clientY <= rect.bottom + GAP;
}

/**
 * One tooltip for all buttons of a grid. Stays while the pointer is over it, and closes on Escape wherever the focus
 * is, because hovering alone may have opened it (WCAG 2.2, 1.4.13).
 */
export function useGridTooltip() {
  const box = useRef<HTMLDivElement>(null);
  const [tooltip, setTooltip] = useState<Tooltip | null>(null);
  const show = (target: EventTarget) => {
    const next = tooltipAt(target);
    setTooltip((shown) => (shown?.anchor === next?.anchor ? shown : next));
  };
  const hasTooltip = tooltip !== null;
  useEffect(() => {
    if (!hasTooltip) return undefined;
    const listener = ({ key }: KeyboardEvent) => key === 'Escape' && setTooltip(null);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, [hasTooltip]);
  const follow = (event: MouseEvent) => {
    if (!isOver(box.current, event)) show(event.target);
  };
  return {
    show,
    hide: () => setTooltip(null),
    pointerProps: {
      onMouseOver: follow,
      // Crossing the edge of the box above a single element fires no `mouseover`.
      onMouseMove: hasTooltip ? follow : undefined,
      onMouseLeave: () => setTooltip(null),
    },
    /** Hidden from screen readers, because the buttons have accessible names. */
    element: tooltip && (
      <TooltipBox ref={box} aria-hidden style={{ top: tooltip.top, right: tooltip.right }}>
        {tooltip.text}
      </TooltipBox>
    ),
  };
}
