import { useEffect, useState } from 'react';

/** Value delayed by one frame, so that its content is laid out separately. */
export function useAfterFrame<T>(value: T): T {
  const [delayed, setDelayed] = useState({ value });
  useEffect(() => {
    const frame = requestAnimationFrame(() => setDelayed({ value }));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return delayed.value;
}
