import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isModalOpen } from '../command/command';

/** Nearest scrollable ancestor. */
function scrollContainerOf(element: Element): Element {
  let scroller = element.parentElement;
  while (scroller !== null && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
    scroller = scroller.parentElement;
  return scroller ?? document.scrollingElement ?? document.documentElement;
}

/** An element that has the focus, and the position in pixels at which it stays on screen (scroll anchoring). */
interface ScrollAnchor {
  element: Element;
  top: number;
  scroller: Element;
}

/**
 * Reserves the space of something that has gone while its group has the focus, which avoids a layout shift.
 * The space is closed once the focus is elsewhere; the element that has it then stays where it is on screen.
 * @param isFilled True while the space is taken.
 * @param group Selector of the group around it.
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
    // A dialog gives the focus back to where it was.
    if (isModalOpen()) return;
    const scroller = scrollContainerOf(element);
    const position = element.compareDocumentPosition(focused);
    const isAbove = (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    if (isAbove) {
      // At the top of the page there is nothing to scroll by: the space stays.
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
