import { useEffect } from 'react';

/** Guards what lies below a dialog from the second click on it; loaded with the first press of a page. */
export function useSecondClickGuard(): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    const load = () =>
      void import('./guardSecondClicks').then(
        ({ guardSecondClicks }) => {
          if (!isOver) stop = guardSecondClicks();
        },
        () => undefined,
      );
    window.addEventListener('pointerdown', load, { once: true });
    return () => {
      isOver = true;
      window.removeEventListener('pointerdown', load);
      stop?.();
    };
  }, []);
}
