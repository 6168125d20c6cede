import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import {
  gridTabIndexColumnHeaderSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import '../gridRows/RecordGridCheckbox.css';

interface SelectAllState {
  /** Extent of the selection among the displayed rows. */
  extent: 'none' | 'some' | 'all';
  selectAll: (isSelected: boolean) => void;
}

export const SelectAllContext = createContext<SelectAllState>({
  extent: 'none',
  selectAll: () => undefined,
});

/** Select-all checkbox. Replaces the grid's own, which counts all rows on each selection change. */
export function SelectAllCheckbox({ field }: { field: string }) {
  const apiRef = useGridApiContext();
  const { extent, selectAll } = useContext(SelectAllContext);
  const inputRef = useRef<HTMLInputElement>(null);
  const tabStop = useGridSelector(apiRef, gridTabIndexColumnHeaderSelector);
  const isTabStop = tabStop !== null && tabStop.field === field;
  useLayoutEffect(() => {
    if (inputRef.current !== null) inputRef.current.indeterminate = extent === 'some';
    // Tab focuses the checkbox itself, not its header.
    const header = apiRef.current.getColumnHeaderElement(field);
    if (isTabStop && header !== null) header.tabIndex = -1;
  });
  return (
    <input
      ref={inputRef}
      type="checkbox"
      className="RecordGridCheckbox"
      name="select_all_rows"
      aria-label={extent === 'all' ? 'Unselect all rows' : 'Select all rows'}
      checked={extent === 'all'}
      tabIndex={isTabStop ? 0 : -1}
      onChange={({ target }) => selectAll(target.checked)}
      onKeyDown={(event) => {
        // Keeps the grid from scrolling down a page.
        if (event.key === ' ') event.stopPropagation();
      }}
    />
  );
}
