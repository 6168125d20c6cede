import { useEffect, useState } from 'react';

/** Code of what the keys of every page open or do, which no first screen needs. */
export const preloadedParts = {
  palette: () => import('./CommandPalette'),
  shortcuts: () => import('./ShortcutsDialog'),
  undo: () => import('./undoActions'),
};

/** Delay before the code is loaded: the first screen has the line for itself. */
const PRELOAD_DELAY_MS = 1500;

export type UndoActions = Awaited<ReturnType<typeof preloadedParts.undo>>;

/** Loads the code before it is needed, so that it responds to a key at once; to that of undo once it is there. */
export function usePreloadedParts(): UndoActions | null {
  const [undoActions, setUndoActions] = useState<UndoActions | null>(null);
  useEffect(() => {
    const preload = () => {
      const { undo, ...others } = preloadedParts;
      const loads = [undo().then(setUndoActions), ...Object.values(others).map((load) => load())];
      // A part that does not come now is requested again when it is needed.
      Promise.all(loads).catch(() => undefined);
    };
    const timer = setTimeout(preload, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return undoActions;
}
