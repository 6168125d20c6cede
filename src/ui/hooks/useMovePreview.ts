import { useRef, useState } from 'react';

/** Row being moved within its list. */
export interface RowMove {
  id: string;
  /** Target index among all rows. */
  to: number;
}

/** Optimistic update of a list while a row is being moved: the current move, and handlers to preview and settle it. */
export function useMovePreview(onDrop: (move: RowMove) => void) {
  const [move, setMove] = useState<RowMove | null>(null);
  // The last preview may occur in the same task as the drop.
  const latest = useRef<RowMove | null>(null);
  return {
    move,
    onPreview: (id: string, to: number) => {
      latest.current = { id, to };
      setMove(latest.current);
    },
    onSettle: (isCommitted: boolean) => {
      const dropped = latest.current;
      latest.current = null;
      setMove(null);
      if (isCommitted && dropped !== null) onDrop(dropped);
    },
  };
}
