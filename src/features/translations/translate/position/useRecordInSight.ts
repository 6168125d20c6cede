import { useEffect, useState } from 'react';

/** Height of the sticky header in px. */
const HEAD_HEIGHT = 48;

const isInSight = (record: Element) => {
  const { top, bottom } = record.getBoundingClientRect();
  return bottom > HEAD_HEIGHT && top < window.innerHeight;
};

/** Index of the focused record when in view, else of the first record in view. */
function currentIndex(): number {
  const records = [...document.querySelectorAll('[data-pair]')];
  const focused = document.activeElement?.closest('[data-pair]') ?? null;
  const inUse = focused !== null && isInSight(focused) ? records.indexOf(focused) : -1;
  return inUse >= 0 ? inUse : Math.max(0, records.findIndex(isInSight));
}

/** Index of the current record, updated on scroll and focus changes. */
export function useRecordInSight(): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    let frame: number | null = null;
    const look = () => {
      frame = null;
      setIndex(currentIndex());
    };
    const lookSoon = () => {
      frame ??= requestAnimationFrame(look);
    };
    lookSoon();
    document.addEventListener('scroll', lookSoon, { capture: true, passive: true });
    document.addEventListener('focusin', lookSoon);
    return () => {
      if (frame !== null) cancelAnimationFrame(frame);
      document.removeEventListener('scroll', lookSoon, { capture: true });
      document.removeEventListener('focusin', lookSoon);
    };
  }, []);
  return index;
}
