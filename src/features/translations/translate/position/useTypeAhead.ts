import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { foldForSearch, matchesSearch } from '../../../../domain/text/searchText';

/** Pause after which the next letter begins anew. */
const PAUSE_MS = 2000;

/** Text that a key makes of what was typed; null for a key that types nothing. */
function typedWith(typed: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Backspace') return typed === '' ? null : typed.slice(0, -1);
  // Space chooses an item until something is typed.
  if ([...key].length !== 1 || (key === ' ' && typed === '')) return null;
  return typed + key;
}

/**
 * Letters typed in a menu, which give the focus to the first item with all of their words: anywhere in its text, where
 * the menu's own would look at its beginning alone.
 * @param texts Those of the items, which are all `menuitem`s of the menu.
 */
export function useTypeAhead(texts: readonly string[]) {
  const [typed, setTyped] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const indexOf = (text: string) =>
    text.trim() === '' ? -1 : texts.findIndex((each) => matchesSearch([foldForSearch(each)], text));
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const next = typedWith(typed, event);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTyped(''), PAUSE_MS);
    const items = event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]');
    items[indexOf(next)]?.focus();
  };
  /** A space within what is typed is pressed, and let go, on an item. */
  const onKeyUpCapture = (event: KeyboardEvent) => {
    if (event.key === ' ' && typed !== '') event.stopPropagation();
  };
  const isFound = indexOf(typed) >= 0;
  return { typed, isFound, keyHandlers: { onKeyDownCapture, onKeyUpCapture } };
}
