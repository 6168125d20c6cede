import { useState, type RefCallback } from 'react';

/** Above and below what is seen of the page: a turn of the wheel leads no further in one frame. */
const watching = { scrollMargin: '600px 0px' };

/** Marks rows that are far out of sight with `data-away`. */
function watchRows(): RefCallback<HTMLElement> {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      target.toggleAttribute('data-away', !isIntersecting);
    }
  }, watching);
  return (row) => {
    if (row === null) return;
    observer.observe(row);
    return () => observer.unobserve(row);
  };
}

/**
 * For the look of a table to leave out what only eyes need where none are: what each row has as its
 * `ref`, and it gets `data-away` while it is far out of sight. It stays the same.
 */
export function useAwayRows(): RefCallback<HTMLElement> {
  const [watch] = useState(watchRows);
  return watch;
}
