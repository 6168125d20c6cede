import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Number of options of a list that are wholly or mostly below its lower edge. */
export function useEntriesBelow(matches: readonly unknown[]) {
  const list = useRef<HTMLElement>(null);
  const [below, setBelow] = useState(0);
  const countBelow = useCallback(() => {
    if (list.current === null) return;
    const { bottom } = list.current.getBoundingClientRect();
    const options = [...list.current.querySelectorAll('[role="option"]')];
    const isBelow = (option: Element) => {
      const rect = option.getBoundingClientRect();
      return (rect.top + rect.bottom) / 2 > bottom;
    };
    // Options are in the order of their places: the first one below begins the rest.
    const first = options.findIndex(isBelow);
    setBelow(first === -1 ? 0 : options.length - first);
  }, []);
  useLayoutEffect(countBelow, [matches, countBelow]);
  return { list, below, countBelow };
}
