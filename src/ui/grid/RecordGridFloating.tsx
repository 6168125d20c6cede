import { useEffect, useRef, type ReactNode } from 'react';
import { focusGrid } from '../dom/focusGrid';

/**
 * Content that floats over the last rows. When it is removed with the focus, the grid takes the focus (WCAG 2.2,
 * 2.4.3).
 */
export function RecordGridFloating({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = container.current;
    if (element === null || element.childElementCount > 0 || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) focusGrid(element);
  });
  return (
    <div
      ref={container}
      className="RecordGrid-floating"
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
    >
      {children}
    </div>
  );
}
