import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** What was typed, after a pause: not every letter is a search. */
export function useDebouncedValue(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
