import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** History state of a page opened by a command. */
export const ARRIVAL_BY_KEYS = 'arrived by keys';

/** True on a page opened by a command: its title keeps the focus, so that the next command's key works. */
export function useArrivalByKeys(): boolean {
  const { state } = useLocation();
  const [isByKeys] = useState(state === ARRIVAL_BY_KEYS);
  return isByKeys;
}
