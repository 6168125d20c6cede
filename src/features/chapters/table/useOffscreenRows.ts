import { useState, type RefCallback } from 'react';

/** Margin above and below the viewport, more than one turn of the wheel scrolls in a frame. */
const observerOptions = { scrollMargin: '600px 0px' };

/** Creates a ref callback that sets `data-offscreen` on rows far outside the viewport. */
function createRowObserver(): RefCallback<HTMLElement> {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      target.toggleAttribute('data-offscreen', !isIntersecting);
    }
  }, observerOptions);
  return (row) => {
    if (row === null) return;
    observer.observe(row);
    return () => observer.unobserve(row);
  };
}

/**
 * Stable ref callback for rows: sets `data-offscreen` through an IntersectionObserver, so that
 * styles can leave out what is not visible.
 */
export function useOffscreenRows(): RefCallback<HTMLElement> {
  const [observeRow] = useState(createRowObserver);
  return observeRow;
}
