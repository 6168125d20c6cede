import { type KeyboardEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatCount } from '../../domain/text/count';
import { keyName } from '../command/KeyHint';
import { Toolbar } from '../controls/Toolbar';
import { focusGrid } from '../dom/focusGrid';

export interface SelectionBarProps {
  /** Accessible name: 'Selected tours'. */
  label: string;
  count: number;
  /** Number of selected rows hidden by the current filter. */
  hiddenCount: number;
  /** Buttons of the bulk actions. */
  children: ReactNode;
  onClear: () => void;
}

/** Toolbar of the bulk actions, shown while rows are selected. */
export function SelectionBar({ label, count, hiddenCount, children, onClear }: SelectionBarProps) {
  // The bar is unmounted while it has the focus.
  const leave = (element: HTMLElement) => {
    focusGrid(element);
    onClear();
  };
  const clearByKey = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    // A menu of the bar is a portal elsewhere in the document, and closes itself.
    const isInBar = target instanceof Node && currentTarget.contains(target);
    if (key !== 'Escape' || event.defaultPrevented || !isInBar) return;
    event.preventDefault();
    leave(currentTarget);
  };
  return (
    <div onKeyDown={clearByKey}>
      <Toolbar
        label={label}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
      >
        <Box component="span" role="status" sx={{ mr: 1, fontSize: 13, fontWeight: 500 }}>
          {formatCount(count)} selected
          {hiddenCount > 0 && `, ${formatCount(hiddenCount)} not shown`}
        </Box>
        {children}
        <Button title={keyName('Escape')} onClick={({ currentTarget }) => leave(currentTarget)}>
          Clear selection
        </Button>
      </Toolbar>
    </div>
  );
}
