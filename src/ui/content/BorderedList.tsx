import { type ReactNode, type Ref } from 'react';
import Box from '@mui/material/Box';

interface BorderedListProps {
  label: string;
  /** List items, separated by lines. */
  children: ReactNode;
  /** Minimum height of the list in pixels. */
  minHeight?: number;
  listRef?: Ref<HTMLUListElement>;
}

/** List with a border. */
export function BorderedList({ label, children, minHeight = 0, listRef }: BorderedListProps) {
  return (
    <Box
      component="ul"
      ref={listRef}
      aria-label={label}
      style={{ minHeight }}
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
