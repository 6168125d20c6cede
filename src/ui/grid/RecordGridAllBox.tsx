import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import {
  gridTabIndexColumnHeaderSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import '../gridRows/RecordGridCheckbox.css';

interface Marked {
  /** How many of the shown rows are marked. */
  marked: 'none' | 'some' | 'all';
  markAll: (isMarked: boolean) => void;
}

export const MarkedContext = createContext<Marked>({ marked: 'none', markAll: () => undefined });

/** The box that marks all rows: the grid's own counts all of them again after every change of one. */
export function RecordGridAllBox({ field }: { field: string }) {
  const apiRef = useGridApiContext();
  const { marked, markAll } = useContext(MarkedContext);
  const box = useRef<HTMLInputElement>(null);
  const stop = useGridSelector(apiRef, gridTabIndexColumnHeaderSelector);
  const isStop = stop !== null && stop.field === field;
  useLayoutEffect(() => {
    if (box.current !== null) box.current.indeterminate = marked === 'some';
    // Tab goes to the box and not to the header around it.
    const header = apiRef.current.getColumnHeaderElement(field);
    if (isStop && header !== null) header.tabIndex = -1;
  });
  return (
    <input
      ref={box}
      type="checkbox"
      className="RecordGridCheckbox"
      name="select_all_rows"
      aria-label={marked === 'all' ? 'Unselect all rows' : 'Select all rows'}
      checked={marked === 'all'}
      tabIndex={isStop ? 0 : -1}
      onChange={({ target }) => markAll(target.checked)}
      onKeyDown={(event) => {
        // The grid would go down a page.
        if (event.key === ' ') event.stopPropagation();
      }}
    />
  );
}
