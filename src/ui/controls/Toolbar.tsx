import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { type SxProps } from '@mui/material/styles';

interface ToolbarProps {
  label: string;
  sx?: SxProps;
  children: ReactNode;
}

/** Buttons and links; a slider or a field remains a tab stop of its own, because it needs the arrow keys. */
const ITEMS_SELECTOR = 'button:enabled, a[href]';

const itemsOf = (toolbar: Element | null) => [
  ...(toolbar?.querySelectorAll<HTMLElement>(ITEMS_SELECTOR) ?? []),
];

/** Index of the item that a key moves to, wrapping around at the ends; null for other keys. */
function indexAfter(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Toolbar with one tab stop for its buttons (roving tabindex): the last focused one. Left, Right, Home and End move
 * between them (WAI-ARIA Authoring Practices, toolbar pattern).
 */
export function Toolbar({ label, sx, children }: ToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  const stop = useRef<HTMLElement | null>(null);
  const setStops = () => {
    const items = itemsOf(toolbar.current);
    const current = items.find((item) => item === stop.current) ?? items[0];
    for (const item of items) {
      const tabIndex = item === current ? 0 : -1;
      if (item.tabIndex !== tabIndex) item.tabIndex = tabIndex;
    }
  };
  useLayoutEffect(setStops);
  useEffect(() => {
    if (toolbar.current === null) return;
    // Buttons may be added, removed or disabled without a render of the toolbar.
    const observer = new MutationObserver(setStops);
    const attributeFilter = ['disabled', 'tabindex'];
    observer.observe(toolbar.current, { childList: true, subtree: true, attributeFilter });
    return () => observer.disconnect();
  }, []);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const items = itemsOf(toolbar.current);
    const index = items.findIndex((item) => item === event.target);
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    const next = indexAfter(event.key, index, items.length);
    // React also bubbles events of a menu's portal to the toolbar, their ancestor in the component tree.
    if (index < 0 || hasModifier || next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };
  const keepStop = ({ target }: { target: EventTarget }) => {
    const item = itemsOf(toolbar.current).find((each) => each === target);
    if (item === undefined) return;
    stop.current = item;
    setStops();
  };
  return (
    <Box
      ref={toolbar}
      role="toolbar"
      aria-label={label}
      onKeyDown={move}
      onFocus={keepStop}
      sx={sx}
    >
      {children}
    </Box>
  );
}
