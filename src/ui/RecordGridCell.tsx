import { useContext, useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from '@emotion/styled';
import { type GridRowId } from '@mui/x-data-grid';
import { CurrentRowContext, keepPress, setTabStops } from './RecordGridFocus';

export interface RecordGridCellProps {
  rowId: GridRowId;
  align?: 'left' | 'center' | 'right';
  children: ReactNode;
}

const Inside = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  height: 100%;
  min-width: 0;
`;
const justify = { left: undefined, center: 'center', right: 'flex-end' } as const;

/** The inside of a cell with something of its own to draw. */
export function RecordGridCell({ rowId, align = 'left', children }: RecordGridCellProps) {
  const currentRow = useContext(CurrentRowContext);
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The first row that is drawn lets the Tab key in, until the focus says otherwise.
    currentRow.current ??= String(rowId);
    if (cell.current !== null) setTabStops(cell.current, currentRow.current === String(rowId));
  });
  return (
    <Inside ref={cell} onKeyDown={keepPress} style={{ justifyContent: justify[align] }}>
      {children}
    </Inside>
  );
}
