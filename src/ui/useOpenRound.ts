import { useState } from 'react';

/** Counts how often something was opened: as a key it makes each opening start afresh. */
export function useOpenRound(isOpen: boolean): number {
  const [last, setLast] = useState({ isOpen, round: 0 });
  if (last.isOpen !== isOpen) setLast({ isOpen, round: last.round + (isOpen ? 1 : 0) });
  return last.round;
}
