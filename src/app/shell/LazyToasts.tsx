import { useEffect, useState, type ComponentType } from 'react';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectNotices } from '../../state/model/noticesSlice';

/** No screen waits for what announces the outcome of things that nobody has done yet. */
const LOADED_AFTER_MS = 1500;

/** The toasts, loaded after the first screen, or when there is something to say. */
export function LazyToasts() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const [failures, setFailures] = useState(0);
  const hasNotices = useConsoleSelector(selectNotices).length > 0;
  useEffect(() => {
    if (Loaded !== null) return undefined;
    const load = () =>
      import('./ToastRelay').then(
        ({ ToastRelay }) => setLoaded(() => ToastRelay),
        // The notices stay in the store until it can be had.
        () => setFailures((count) => count + 1),
      );
    const isUrgent = hasNotices && failures === 0;
    const timer = setTimeout(() => void load(), isUrgent ? 0 : LOADED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [Loaded, hasNotices, failures]);
  return Loaded === null ? null : <Loaded />;
}
