import { useLayoutEffect } from 'react';
import {
  gridTabIndexColumnHeaderSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { type HeaderLink } from './RecordColumn';

/** Head of a column that leads elsewhere instead of sorting; a stop among the heads like the others. */
export function RecordGridHeaderLink({
  field,
  to,
  label,
  content,
}: HeaderLink & { field: string }) {
  const apiRef = useGridApiContext();
  const tabStop = useGridSelector(apiRef, gridTabIndexColumnHeaderSelector);
  const isTabStop = tabStop !== null && tabStop.field === field;
  useLayoutEffect(() => {
    // Tab goes to the link itself, not to its head.
    const header = apiRef.current.getColumnHeaderElement(field);
    if (isTabStop && header !== null) header.tabIndex = -1;
  });
  return (
    // A plain link: one handler on the grid's frame navigates for all of them.
    <a className="RecordGrid-headerLink" href={to} data-tip={label} tabIndex={isTabStop ? 0 : -1}>
      {content}
      {/* The name has the words that are seen (WCAG 2.2, 2.5.3). */}
      <span data-unseen=""> {label}</span>
    </a>
  );
}
