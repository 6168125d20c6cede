import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Number of options wholly or mostly below the list's visible part. */
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
    // Options are in layout order, so all after the first one below are below as well.
    const first = options.findIndex(isBelow);
    setBelow(first === -1 ? 0 : options.length - first);
  }, []);
  useLayoutEffect(countBelow, [matches, countBelow]);
  return { list, below, countBelow };
}
