import { useEffect, type RefObject } from 'react';
import { whenIdle } from '../../../state/storage/requestIdle';

const ROWS_AT_A_TIME = 4;
const LONGEST_WAIT_MS = 2000;

/**
 * Lays out the rows of a table that are out of sight, too, some at a time while the page has nothing
 * else to do: then a reader of the page finds every cell. All at once they would take a tenth of a
 * second. `rows`: what the table shows; with every other one it is looked for new rows.
 */
export function useWholeRows(
  body: RefObject<HTMLElement | null>,
  rows: unknown,
  isSettled: boolean,
): void {
  useEffect(() => {
    if (!isSettled) return;
    let isOver = false;
    const layOut = () => {
      if (isOver || body.current === null) return;
      const left = [...body.current.querySelectorAll<HTMLElement>('tr:not([data-whole])')];
      for (const row of left.slice(0, ROWS_AT_A_TIME)) row.dataset['whole'] = '';
      if (left.length > ROWS_AT_A_TIME) whenIdle(layOut, LONGEST_WAIT_MS);
    };
    whenIdle(layOut, LONGEST_WAIT_MS);
    return () => {
      isOver = true;
    };
  }, [body, rows, isSettled]);
}
