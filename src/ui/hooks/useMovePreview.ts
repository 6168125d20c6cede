import { useRef, useState } from 'react';

/** A row on its way to another place of its list. */
export interface RowMove {
  id: string;
  /** Index among all rows. */
  to: number;
}

/** Optimistic update of a list while one of its rows is moved: the move under way, and its end. */
export function useMovePreview(onDrop: (move: RowMove) => void) {
  const [move, setMove] = useState<RowMove | null>(null);
  // The last preview may come in the same task as the drop.
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
