import { useEffect, useState } from 'react';

/**
 * Counts up to `total` by `step` per animation frame. Laying out texts in a dozen scripts at once blocks a phone for
 * 250 ms of font look-ups.
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
