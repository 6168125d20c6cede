import { type ReactNode } from 'react';
import Box from '@mui/material/Box';

const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** Skeleton wrapper with a single label for screen readers. */
export function LoadingBlock({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="status" aria-busy sx={{ position: 'relative' }}>
      <Box component="span" sx={unseen}>
        {label}
      </Box>
      <div aria-hidden>{children}</div>
    </Box>
  );
}
