import { useState } from 'react';

/** Counts how often something was opened: as a key it makes each opening start afresh. 0 as long as it never was. */
export function useOpenRound(isOpen: boolean): number {
  const [last, setLast] = useState({ isOpen, round: Number(isOpen) });
  if (last.isOpen !== isOpen) setLast({ isOpen, round: last.round + (isOpen ? 1 : 0) });
  return last.round;
}
