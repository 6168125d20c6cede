import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** State of an entry of the history to which a command led. */
export const ARRIVAL_BY_KEYS = 'arrived by keys';

/** True on a page to which a command led: its title keeps the focus, so that the next command works. */
export function useArrivalByKeys(): boolean {
  const { state } = useLocation();
  const [isByKeys] = useState(state === ARRIVAL_BY_KEYS);
  return isByKeys;
}
