import { useEffect, useState, type ComponentType } from 'react';
import { useConsoleSelector } from '../state/hooks';
import { selectNotices } from '../state/noticesSlice';

/** No screen waits for what announces the outcome of things that nobody has done yet. */
const LOADED_AFTER_MS = 1500;

/** The toasts, loaded after the first screen, or when there is something to say. */
export function LateToasts() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const hasNotices = useConsoleSelector(selectNotices).length > 0;
  useEffect(() => {
    if (Loaded !== null) return undefined;
    const load = () =>
      import('./ToastRelay').then(
        ({ ToastRelay }) => setLoaded(() => ToastRelay),
        // The notices stay in the store, and the next one asks again.
        () => undefined,
      );
    const timer = setTimeout(() => void load(), hasNotices ? 0 : LOADED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [Loaded, hasNotices]);
  return Loaded === null ? null : <Loaded />;
}
