import { type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { focusSearch } from '../dom/focusGrid';

interface ClearFilterButtonProps {
  onClear: () => void;
  children: ReactNode;
}

/**
 * Button of an empty list that clears its filter. The search field takes the focus, because the button is unmounted.
 */
export function ClearFilterButton({ onClear, children }: ClearFilterButtonProps) {
  return (
    <Button
      variant="outlined"
      onClick={({ currentTarget }) => {
        focusSearch(currentTarget);
        onClear();
      }}
    >
      {children}
    </Button>
  );
}
