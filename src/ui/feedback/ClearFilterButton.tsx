import { type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { focusSearch } from '../dom/focusGrid';

interface ClearFilterButtonProps {
  onClear: () => void;
  children: ReactNode;
}

/** Button of an empty list that clears its filter. It goes away with the focus on it, which the search field takes. */
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
