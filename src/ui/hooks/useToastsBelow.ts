import { useLayoutEffect, type RefObject } from 'react';

/** Pixels between the element and the first toast. */
const GAP = 8;

/** Keeps toasts below an element whose buttons they would cover, while it is there. */
export function useToastsBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bottom = element.current?.getBoundingClientRect().bottom ?? 0;
    const { style } = document.documentElement;
    style.setProperty('--toasts-top', `${Math.round(bottom) + GAP}px`);
    return () => {
      style.removeProperty('--toasts-top');
    };
  });
}
