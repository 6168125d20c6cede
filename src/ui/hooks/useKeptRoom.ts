import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isModalOpen } from '../command/command';

/** The next element around another one that scrolls. */
function scrollerOf(element: Element): Element {
  let scroller = element.parentElement;
  while (scroller !== null && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
    scroller = scroller.parentElement;
  return scroller ?? document.scrollingElement ?? document.documentElement;
}

/** An element that is in use, and the place at which it stays. */
interface Held {
  element: Element;
  top: number;
  scroller: Element;
}

/**
 * Keeps the room of something that has gone while its group has the focus, so that nothing moves under the hands.
 * The room closes once the focus is elsewhere; the element that has it then stays where it is on screen.
 * @param isFilled True while the room is taken.
 * @param group Selector of the group around it.
 */
export function useKeptRoom(isFilled: boolean, group: string) {
  const room = useRef<HTMLDivElement>(null);
  const held = useRef<Held | null>(null);
  const [isKept, setKept] = useState(isFilled);
  if (isFilled && !isKept) setKept(true);
  const isEmpty = isKept && !isFilled;

  const close = useEffectEvent(() => {
    const focused = document.activeElement;
    const element = room.current;
    if (!isEmpty || element === null || focused === null) return;
    if (element.closest(group)?.contains(focused) === true) return;
    // A dialog gives the focus back to where it was.
    if (isModalOpen()) return;
    const scroller = scrollerOf(element);
    const position = element.compareDocumentPosition(focused);
    const isAbove = (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    if (isAbove) {
      // At the top of the page there is nothing to scroll by: the room waits.
      if (scroller.scrollTop < element.offsetHeight) return;
      held.current = { element: focused, top: focused.getBoundingClientRect().top, scroller };
    }
    setKept(false);
  });
  useEffect(() => {
    if (!isEmpty) return undefined;
    close();
    const closeLater = () => close();
    document.addEventListener('focusin', closeLater);
    return () => document.removeEventListener('focusin', closeLater);
  }, [isEmpty]);
  useLayoutEffect(() => {
    if (isKept || held.current === null) return;
    const { element, top, scroller } = held.current;
    held.current = null;
    scroller.scrollTop += element.getBoundingClientRect().top - top;
  }, [isKept]);
  return { room, isKept };
}
