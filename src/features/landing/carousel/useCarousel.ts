import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/** Horizontal scrolling of a row of cards: by one card, to its ends, and by arrow keys. `rowKey` identifies the row. */
export function useCarousel(count: number, rowKey: string) {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });

  function measure() {
    const { current } = row;
    if (current === null) return;
    const { scrollLeft, scrollWidth, clientWidth } = current;
    const isAtStart = scrollLeft <= 2;
    const isAtEnd = scrollLeft + clientWidth >= scrollWidth - 2;
    setEnds((current) =>
      current.isAtStart === isAtStart && current.isAtEnd === isAtEnd
        ? current
        : { isAtStart, isAtEnd },
    );
  }

  useEffect(() => {
    // Measures in an animation frame, before the layout that happens anyway.
    const frame = requestAnimationFrame(measure);
    window.addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', measure);
    };
  }, [count, rowKey]);

  function step(direction: 1 | -1) {
    const { current } = row;
    const [first, second] = Array.from(current?.children ?? []);
    if (!current || !first) return;
    const width = second
      ? second.getBoundingClientRect().left - first.getBoundingClientRect().left
      : first.getBoundingClientRect().width;
    current.scrollBy({ left: direction * width });
  }

  function onKeyDown(event: KeyboardEvent) {
    // Keys pressed inside a card belong to the focused element there.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const { current } = row;
    if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'Home') current?.scrollTo({ left: 0 });
    else if (event.key === 'End') current?.scrollTo({ left: current.scrollWidth });
    else return;
    event.preventDefault();
  }

  return { ...ends, step, rowProps: { ref: row, onScroll: measure, onKeyDown } };
}
