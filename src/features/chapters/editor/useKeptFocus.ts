import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { isModalOpen } from '../../../ui/command/command';

/**
 * Handlers for the editor's root. When the focused element disappears together with its chapter, `restore` moves the
 * focus to another element of the editor, so that it never falls back to the body.
 */
export function useKeptFocus(restore: (wasOnTrack: boolean) => void) {
  const focusedPart = useRef<'track' | 'elsewhere' | null>(null);
  useLayoutEffect(() => {
    // React fires no `onBlur` for a focused element that it removes.
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
