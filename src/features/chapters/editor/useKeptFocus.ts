import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { isModalOpen } from '../../../ui/command/command';

/**
 * Handlers for the editor's root: when the focused element goes with its chapter, `restore` gives
 * the focus to another element of the editor, so that it never falls back to the body.
 */
export function useKeptFocus(restore: (wasOnTrack: boolean) => void) {
  const focusedPart = useRef<'track' | 'elsewhere' | null>(null);
  useLayoutEffect(() => {
    // React calls no `onBlur` for an element that it removes itself.
    if (focusedPart.current === null || document.activeElement !== document.body || isModalOpen())
      return;
    restore(focusedPart.current === 'track');
  });
  return {
    onFocus({ target }: FocusEvent) {
      focusedPart.current = target.closest('[role="listbox"], .handle') ? 'track' : 'elsewhere';
    },
    onBlur() {
      focusedPart.current = null;
    },
  };
}
