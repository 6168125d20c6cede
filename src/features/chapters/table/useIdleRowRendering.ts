import { useEffect, type RefObject } from 'react';
import { runWhenIdle } from '../../../platform/requestIdle';

const ROWS_PER_CALLBACK = 4;
const IDLE_TIMEOUT_MS = 2000;

/**
 * Renders off-screen rows during idle time, a few per callback, so that screen readers find every cell. All at once
 * would take 100 ms. Runs again when `rows` changes.
 */
export function useIdleRowRendering(
  body: RefObject<HTMLElement | null>,
  rows: unknown,
  isSettled: boolean,
): void {
  useEffect(() => {
    if (!isSettled) return;
    let isCancelled = false;
    const renderNext = () => {
      if (isCancelled || body.current === null) return;
      const pending = [...body.current.querySelectorAll<HTMLElement>('tr:not([data-rendered])')];
      for (const row of pending.slice(0, ROWS_PER_CALLBACK)) row.dataset['rendered'] = '';
      if (pending.length > ROWS_PER_CALLBACK) runWhenIdle(renderNext, IDLE_TIMEOUT_MS);
    };
    runWhenIdle(renderNext, IDLE_TIMEOUT_MS);
    return () => {
      isCancelled = true;
    };
  }, [body, rows, isSettled]);
}
