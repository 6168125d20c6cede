import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { type GridApi } from '@mui/x-data-grid';
import { useCommands } from '../command/CommandScope';
import { useRowDrag } from './useRowDrag';
import {
  moveDirections,
  indexAfterMove,
  type MoveDirection,
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

function directionOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): MoveDirection | null {
  if (!altKey || ctrlKey || metaKey || shiftKey) return null;
  return moveDirections.find((move) => move.key === key)?.direction ?? null;
}

/**
 * Settles a previewed move: releasing Alt or leaving the window commits it, Escape cancels it. `settle` is called
 * exactly once, also when the grid unmounts meanwhile.
 */
function useAltRelease(isAltHeld: boolean, settle: (isCommitted: boolean) => void) {
  const settleLatest = useEffectEvent(settle);
  useEffect(() => {
    if (!isAltHeld) return undefined;
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key === 'Alt') settleLatest(true);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      settleLatest(false);
    };
    const onBlur = () => settleLatest(true);
    window.addEventListener('keyup', onKeyUp);
    window.addEventListener('keydown', onKeyDown, { capture: true });
    window.addEventListener('blur', onBlur);
    return () => {
      window.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      window.removeEventListener('blur', onBlur);
    };
  }, [isAltHeld]);
  const leave = useEffectEvent(() => {
    if (isAltHeld) settle(true);
  });
  useEffect(() => () => leave(), []);
}

/** Palette commands and page-wide keys that move the last focused row. */
function useMoveCommands(
  apiRef: RefObject<GridApi | null>,
  reorder: RecordReorder | undefined,
  move: (id: string, direction: MoveDirection) => void,
) {
  const lastFocusedId = useRef<string | null>(null);
  const isReorderable = reorder !== undefined;
  useEffect(() => {
    if (!isReorderable) return undefined;
    return apiRef.current?.subscribeEvent('cellFocusIn', ({ id }) => {
      lastFocusedId.current = String(id);
    });
  }, [apiRef, isReorderable]);
  useCommands(
    reorder === undefined
      ? []
      : moveDirections.map(({ direction, word, keys }) => ({
          id: `move-row-${direction}`,
          label: `Move ${reorder.noun} ${word}`,
          group: reorder.group,
          keys: [keys],
          hasOwnKeys: true,
          canRun: () => reorder.refusal === null && lastFocusedId.current !== null,
          run: () => {
            if (lastFocusedId.current !== null) move(lastFocusedId.current, direction);
          },
        })),
    reorder?.group ?? '',
  );
}

/**
 * Moves rows by dragging, by keys and by the handle's menu. While Alt is held down a move is only previewed: releasing
 * Alt commits it, Escape cancels it.
 */
export function useRowMoves(
  apiRef: RefObject<GridApi | null>,
  rowHeight: number,
  reorder: RecordReorder | undefined,
) {
  const [announcement, setAnnouncement] = useState('');
  const [isAltHeld, setAltHeld] = useState(false);
  /** Index of the previewed row, because the rendered rows may lag behind. */
  const preview = useRef<{ id: string; index: number } | null>(null);

  const positionOf = (id: string) => {
    const ids = apiRef.current?.getSortedRowIds() ?? [];
    const isPreviewed = preview.current?.id === id;
    const index = isPreviewed
      ? preview.current?.index
      : ids.findIndex((rowId) => String(rowId) === id);
    return { index: index ?? -1, count: ids.length };
  };
  const showAt = (id: string, to: number): boolean => {
    const { index, count } = positionOf(id);
    if (reorder === undefined || index < 0) return false;
    if (reorder.refusal !== null) {
      setAnnouncement(reorder.refusal);
      return false;
    }
    setAnnouncement(
      to === index ? `Stays ${index + 1} of ${count}` : `Moved to ${to + 1} of ${count}`,
    );
    if (to === index) return false;
    reorder.onPreview(id, to);
    requestAnimationFrame(() => apiRef.current?.scrollToIndexes({ rowIndex: to }));
    return true;
  };
  const drop = (id: string, to: number) => {
    if (showAt(id, to)) reorder?.onSettle(true);
  };
  const targetIndex = (id: string, direction: MoveDirection) => {
    const { index, count } = positionOf(id);
    return indexAfterMove(direction, index, count);
  };
  const { drag, beginDrag } = useRowDrag(apiRef, rowHeight, drop);

  useAltRelease(isAltHeld, (isCommitted) => {
    setAltHeld(false);
    preview.current = null;
    if (!isCommitted) setAnnouncement('Put back');
    reorder?.onSettle(isCommitted);
  });
  const move = (id: string, direction: MoveDirection) => drop(id, targetIndex(id, direction));
  useMoveCommands(apiRef, reorder, move);

  const moves: RowMoves | null =
    reorder === undefined
      ? null
      : {
          refusal: reorder.refusal,
          positionOf,
          move,
          beginDrag,
        };
  return {
    drag,
    announcement,
    moves,
    /** Returns true if the key belongs to a move. */
    handleKey: (id: string, event: KeyPress): boolean => {
      const direction = reorder === undefined ? null : directionOf(event);
      if (direction === null) return false;
      const to = targetIndex(id, direction);
      if (showAt(id, to)) {
        preview.current = { id, index: to };
        setAltHeld(true);
      }
      return true;
    },
  };
}
