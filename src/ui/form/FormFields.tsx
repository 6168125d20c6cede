import { type ReactNode } from 'react';
import Box from '@mui/material/Box';

/** The fields of a form in their column. */
export function FormFields({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, maxWidth: 640, minWidth: 0 }}>
      {children}
    </Box>
  );
}
