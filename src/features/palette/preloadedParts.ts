import { useEffect, useState } from 'react';

/** Code behind the keys of every page, which no first screen needs. */
export const preloadedParts = {
  palette: () => import('./CommandPalette'),
  shortcuts: () => import('./ShortcutsDialog'),
  undo: () => import('./undoActions'),
};

/** Delay before preloading, in milliseconds, which leaves the connection to the first screen. */
const PRELOAD_DELAY_MS = 1500;

export type UndoActions = Awaited<ReturnType<typeof preloadedParts.undo>>;

/** Preloads the code, so that keys respond at once. Returns the undo actions once loaded, null until then. */
export function usePreloadedParts(): UndoActions | null {
  const [undoActions, setUndoActions] = useState<UndoActions | null>(null);
  useEffect(() => {
    const preload = () => {
      const { undo, ...others } = preloadedParts;
      const loads = [undo().then(setUndoActions), ...Object.values(others).map((load) => load())];
      // A part that fails to load is requested again when needed.
      Promise.all(loads).catch(() => undefined);
    };
    const timer = setTimeout(preload, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return undoActions;
}
