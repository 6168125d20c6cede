import { type ReactNode, type Ref } from 'react';
import Box from '@mui/material/Box';

interface BorderedListProps {
  /** Accessible name. */
  label: string;
  /** List items; a line separates each two. */
  children: ReactNode;
  /** Height in pixels that the list has at least. */
  minHeight?: number;
  listRef?: Ref<HTMLUListElement>;
}

/** A list in a frame. */
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
