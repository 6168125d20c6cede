import { useState, type RefCallback } from 'react';

/** Margin above and below the viewport, larger than one wheel step scrolls in a frame. */
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
 * Stable ref callback for rows: sets `data-offscreen` through an IntersectionObserver, so that styles can skip
 * off-screen content.
 */
export function useOffscreenRows(): RefCallback<HTMLElement> {
  const [observeRow] = useState(createRowObserver);
  return observeRow;
}
