import { useEffect, useState } from 'react';

/** The value a frame later, so that what is drawn by it is laid out by itself. */
export function useFrameLater<T>(value: T): T {
  const [later, setLater] = useState({ value });
  useEffect(() => {
    const frame = requestAnimationFrame(() => setLater({ value }));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return later.value;
}
