import { useEffect, useState } from 'react';

/**
 * Counts up to `total` by `step` a frame. Words in a dozen scripts laid out at once hold a phone up
 * for a quarter of a second, as it looks for the font of each.
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
