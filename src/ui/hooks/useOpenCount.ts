import { useState } from 'react';

/** Number of openings, 0 before the first. As a React key it resets state on each opening. */
export function useOpenCount(isOpen: boolean): number {
  const [previous, setPrevious] = useState({ isOpen, count: Number(isOpen) });
  if (previous.isOpen !== isOpen) setPrevious({ isOpen, count: previous.count + (isOpen ? 1 : 0) });
  return previous.count;
}
