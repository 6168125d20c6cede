import { type ReactNode } from 'react';
import Box from '@mui/material/Box';

interface BorderedListProps {
  /** Accessible name. */
  label: string;
  /** List items; a line stands between each two. */
  children: ReactNode;
}

/** A list in a frame. */
export function BorderedList({ label, children }: BorderedListProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        border: '1px solid var(--line)',
        borderRadius: 1,
        overflow: 'hidden',
        '& > li + li': { borderTop: '1px solid var(--line)' },
      }}
    >
      {children}
    </Box>
  );
}
