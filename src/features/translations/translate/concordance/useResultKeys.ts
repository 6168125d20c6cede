import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

const hasModifier = (event: KeyboardEvent) =>
  event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.nativeEvent.isComposing;

/** Focuses a result's insert button and scrolls the whole result into view. */
function focusResult(result: HTMLElement | undefined) {
  result?.focus({ preventScroll: true });
  result?.closest('li')?.scrollIntoView({ block: 'nearest' });
}

/**
 * Arrow keys from a search field into its results, through them, and back from the first one. A focused result that
 * disappears returns the focus to the field.
 * @param head Element with the field.
 */
export function useResultKeys(head: RefObject<HTMLElement | null>, results: readonly unknown[]) {
  const list = useRef<HTMLUListElement>(null);
  const isInList = useRef(false);
  const resultsIn = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-insert]') ?? [])];
  const focusField = () => head.current?.querySelector('input')?.focus({ preventScroll: true });
  useEffect(() => {
    const keep = ({ target }: FocusEvent) => {
      isInList.current = target instanceof Node && list.current?.contains(target) === true;
    };
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, []);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isInList.current && isLost) head.current?.querySelector('input')?.focus();
  }, [head, results]);
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || hasModifier(event)) return;
    event.preventDefault();
    focusResult(resultsIn()[0]);
  };
  const move = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const all = resultsIn();
    const item = event.target instanceof Element ? event.target.closest('li') : null;
    const index = all.findIndex((result) => item?.contains(result) === true);
    const targets: Partial<Record<string, number>> = {
      ArrowDown: Math.min(index + 1, all.length - 1),
      ArrowUp: index - 1,
      Home: 0,
      End: all.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    if (target < 0) focusField();
    else focusResult(all[target]);
  };
  return { list, enter, move };
}
