import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { type GridApi } from '@mui/x-data-grid';
import { useCommands } from '../command/CommandScope';
import { useRowDrag } from './RecordGridDrag';
import {
  moveWays,
  placeAfter,
  type MoveWay,
  type RecordReorder,
  type RowMoves,
} from '../gridRows/RecordGridReorder';

interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

function wayOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): MoveWay | null {
  if (!altKey || ctrlKey || metaKey || shiftKey) return null;
  return moveWays.find((one) => one.key === key)?.way ?? null;
}

/**
 * Rows moved by hand, by keys and by the menu of their handle. As long as Alt is held down a row is only
 * shown at its new place: it stays there when Alt is let go, and goes back on Escape.
 */
export function useRowMoves(
  apiRef: RefObject<GridApi | null>,
  rowHeight: number,
  reorder: RecordReorder | undefined,
) {
  const [said, setSaid] = useState('');
  const [isHolding, setHolding] = useState(false);
  const lastRow = useRef<string | null>(null);
  /** Where a held row is shown: the rows themselves may follow a moment later. */
  const heldAt = useRef<{ id: string; place: number } | null>(null);

  const placeOf = (id: string) => {
    const ids = apiRef.current?.getSortedRowIds() ?? [];
    const isHeld = heldAt.current?.id === id;
    const place = isHeld ? heldAt.current?.place : ids.findIndex((one) => String(one) === id);
    return { place: place ?? -1, count: ids.length };
  };
  const show = (id: string, to: number): boolean => {
    const { place, count } = placeOf(id);
    if (reorder === undefined || place < 0) return false;
    if (reorder.refusal !== null) {
      setSaid(reorder.refusal);
      return false;
    }
    setSaid(to === place ? `Stays ${place + 1} of ${count}` : `Moved to ${to + 1} of ${count}`);
    if (to === place) return false;
    reorder.onPreview(id, to);
    requestAnimationFrame(() => apiRef.current?.scrollToIndexes({ rowIndex: to }));
    return true;
  };
  const drop = (id: string, to: number) => {
    if (show(id, to)) reorder?.onSettle(true);
  };
  const goBy = (id: string, way: MoveWay) => {
    const { place, count } = placeOf(id);
    return placeAfter(way, place, count);
  };
  const { drag, begin } = useRowDrag(apiRef, rowHeight, drop);

  const settle = useEffectEvent((isKept: boolean) => {
    setHolding(false);
    heldAt.current = null;
    if (!isKept) setSaid('Put back');
    reorder?.onSettle(isKept);
  });
  useEffect(() => {
    if (!isHolding) return undefined;
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key === 'Alt') settle(true);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      settle(false);
    };
    const onBlur = () => settle(true);
    window.addEventListener('keyup', onKeyUp);
    window.addEventListener('keydown', onKeyDown, { capture: true });
    window.addEventListener('blur', onBlur);
    return () => {
      window.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      window.removeEventListener('blur', onBlur);
    };
  }, [isHolding]);
  const leave = useEffectEvent(() => {
    if (isHolding) reorder?.onSettle(true);
  });
  useEffect(() => () => leave(), []);

  const isOrdered = reorder !== undefined;
  useEffect(() => {
    if (!isOrdered) return undefined;
    return apiRef.current?.subscribeEvent('cellFocusIn', ({ id }) => {
      lastRow.current = String(id);
    });
  }, [apiRef, isOrdered]);
  useCommands(
    reorder === undefined
      ? []
      : moveWays.map(({ way, word, keys }) => ({
          id: `move-row-${way}`,
          label: `Move ${reorder.noun} ${word}`,
          group: reorder.group,
          keys: [keys],
          hasOwnKeys: true,
          canRun: () => reorder.refusal === null && lastRow.current !== null,
          run: () => {
            if (lastRow.current !== null) drop(lastRow.current, goBy(lastRow.current, way));
          },
        })),
    reorder?.group ?? '',
  );

  const moves: RowMoves | null =
    reorder === undefined
      ? null
      : {
          refusal: reorder.refusal,
          placeOf,
          move: (id, way) => drop(id, goBy(id, way)),
          beginDrag: begin,
        };
  return {
    drag,
    said,
    moves,
    /** Says whether the key was one of a move. */
    handleKey: (id: string, event: KeyPress): boolean => {
      const way = reorder === undefined ? null : wayOf(event);
      if (way === null) return false;
      const to = goBy(id, way);
      if (show(id, to)) {
        heldAt.current = { id, place: to };
        setHolding(true);
      }
      return true;
    },
  };
}
