import { useEffect, useState, type ComponentType } from 'react';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectNotices } from '../../../state/model/noticesSlice';
import { type ToastsProps } from './ToastRelay';

/** Delay before loading the toasts' code, since no notice is due before the first action. */
const LOAD_DELAY_MS = 1500;

/** Toasts, loaded after the first screen or with the first notice. */
export function LazyToasts(props: ToastsProps) {
  const [Loaded, setLoaded] = useState<ComponentType<ToastsProps> | null>(null);
  const [failures, setFailures] = useState(0);
  const hasNotices = useConsoleSelector(selectNotices).length > 0;
  useEffect(() => {
    if (Loaded !== null) return undefined;
    const load = () =>
      import('./ToastRelay').then(
        ({ ToastRelay }) => setLoaded(() => ToastRelay),
        // Notices stay in the store until the chunk loads.
        () => setFailures((count) => count + 1),
      );
    const isUrgent = hasNotices && failures === 0;
    const timer = setTimeout(() => void load(), isUrgent ? 0 : LOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [Loaded, hasNotices, failures]);
  return Loaded === null ? null : <Loaded {...props} />;
}
