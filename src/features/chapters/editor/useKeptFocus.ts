import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { isModalOpen } from '../../../ui/command/command';

/**
 * Handlers for the editor's root: when the focused element goes with its chapter, `restore` gives
 * the focus a place in the editor, so that it never falls back to the body.
 */
export function useKeptFocus(restore: (wasOnTrack: boolean) => void) {
  const place = useRef<'track' | 'elsewhere' | null>(null);
  useLayoutEffect(() => {
    // React calls no `onBlur` for an element that it removes itself.
    if (place.current === null || document.activeElement !== document.body || isModalOpen()) return;
    restore(place.current === 'track');
  });
  return {
    onFocus({ target }: FocusEvent) {
      place.current = target.closest('[role="listbox"], .handle') ? 'track' : 'elsewhere';
    },
    onBlur() {
      place.current = null;
    },
  };
}
