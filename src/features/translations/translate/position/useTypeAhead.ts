import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { foldForSearch, matchesSearch } from '../../../../domain/text/searchText';

/** Pause in ms after which typing starts a new search. */
const PAUSE_MS = 2000;

/** Typed text after a key; null for a key that types nothing. */
function typedWith(typed: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Backspace') return typed === '' ? null : typed.slice(0, -1);
  // Space activates an item until something has been typed.
  if ([...key].length !== 1 || (key === ' ' && typed === '')) return null;
  return typed + key;
}

/**
 * Type-ahead of a menu: focuses the first item that contains all typed words anywhere, whereas the menu's own matches
 * only the beginning.
 * @param texts Texts of the items, in the order of the menu's `menuitem`s.
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
  /** Space typed within a search must not activate the focused item on key-up. */
  const onKeyUpCapture = (event: KeyboardEvent) => {
    if (event.key === ' ' && typed !== '') event.stopPropagation();
  };
  const isFound = indexOf(typed) >= 0;
  return { typed, isFound, keyHandlers: { onKeyDownCapture, onKeyUpCapture } };
}
