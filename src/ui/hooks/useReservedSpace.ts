import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isModalOpen } from '../command/command';

/** Nearest scrollable ancestor. */
function scrollContainerOf(element: Element): Element {
  let scroller = element.parentElement;
  while (scroller !== null && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
    scroller = scroller.parentElement;
  return scroller ?? document.scrollingElement ?? document.documentElement;
}

/** Focused element and the viewport position in pixels to keep it at (scroll anchoring). */
interface ScrollAnchor {
  element: Element;
  top: number;
  scroller: Element;
}

/**
 * Reserves the space of removed content while its group has the focus, which avoids a layout shift. Collapses the space
 * once the focus has left the group, and keeps the newly focused element at its position on screen.
 * @param isFilled True while the content is present.
 * @param group Selector of the group around the space.
 */
export function useReservedSpace(isFilled: boolean, group: string) {
  const space = useRef<HTMLDivElement>(null);
  const anchor = useRef<ScrollAnchor | null>(null);
  const [isReserved, setReserved] = useState(isFilled);
  if (isFilled && !isReserved) setReserved(true);
  const isEmpty = isReserved && !isFilled;

  const close = useEffectEvent(() => {
    const focused = document.activeElement;
    const element = space.current;
    if (!isEmpty || element === null || focused === null) return;
    if (element.closest(group)?.contains(focused) === true) return;
    // A dialog will return the focus.
    if (isModalOpen()) return;
    const scroller = scrollContainerOf(element);
    const position = element.compareDocumentPosition(focused);
    const isAbove = (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    if (isAbove) {
      // Near the top of the page there is too little to scroll by, so the space stays.
      if (scroller.scrollTop < element.offsetHeight) return;
      anchor.current = { element: focused, top: focused.getBoundingClientRect().top, scroller };
    }
    setReserved(false);
  });
  useEffect(() => {
    if (!isEmpty) return undefined;
    close();
    const closeLater = () => close();
    document.addEventListener('focusin', closeLater);
    return () => document.removeEventListener('focusin', closeLater);
  }, [isEmpty]);
  useLayoutEffect(() => {
    if (isReserved || anchor.current === null) return;
    const { element, top, scroller } = anchor.current;
    anchor.current = null;
    scroller.scrollTop += element.getBoundingClientRect().top - top;
  }, [isReserved]);
  return { space, isReserved };
}
