import { useEffect } from 'react';

/** Code of what the keys of every page open or do, which no first screen needs. */
export const preloadedParts = {
  palette: () => import('./CommandPalette'),
  shortcuts: () => import('./ShortcutsDialog'),
  undo: () => import('../../state/undo/undoLast'),
};

/** Delay before the code is loaded: the first screen has the line for itself. */
const PRELOAD_DELAY_MS = 1500;

/** Loads the code before it is asked for, so that it answers a key at once. */
export function usePreloadedParts(): void {
  useEffect(() => {
    const preload = () => {
      // A part that does not come now is asked for again when it is wanted.
      Promise.all(Object.values(preloadedParts).map((load) => load())).catch(() => undefined);
    };
    const timer = setTimeout(preload, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
