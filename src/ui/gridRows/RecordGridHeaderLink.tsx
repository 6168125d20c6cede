import { useLayoutEffect } from 'react';
import {
  gridTabIndexColumnHeaderSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { type HeaderLink } from './RecordColumn';

/** Header that links to a page instead of sorting; a tab stop like the other headers. */
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
    // Tab focuses the link itself, not its header.
    const header = apiRef.current.getColumnHeaderElement(field);
    if (isTabStop && header !== null) header.tabIndex = -1;
  });
  return (
    // Plain link: the grid's frame delegates navigation for all links.
    <a className="RecordGrid-headerLink" href={to} data-tip={label} tabIndex={isTabStop ? 0 : -1}>
      {content}
      {/* The accessible name includes the visible text (WCAG 2.2, 2.5.3). */}
      <span data-unseen=""> {label}</span>
    </a>
  );
}
