import { useEffect, useState } from 'react';

/**
 * Counts up to `total` by `step` per frame. Texts in a dozen scripts laid out at once block a phone
 * for 250 ms while it looks up a font for each.
 */
export function useGrowingCount(total: number, step: number): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (count >= total) return;
    const frame = requestAnimationFrame(() => setCount(count + step));
    return () => cancelAnimationFrame(frame);
  }, [count, total, step]);
  return Math.min(count, total);
}
