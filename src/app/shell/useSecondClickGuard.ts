import { useEffect } from 'react';

/** Guards against the second click of a double click on a closing dialog; loaded with the first press on a page. */
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
