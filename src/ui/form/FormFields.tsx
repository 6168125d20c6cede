import { type ReactNode } from 'react';
import Box from '@mui/material/Box';

/** Column of form fields. */
export function FormFields({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, maxWidth: 640, minWidth: 0 }}>
      {children}
    </Box>
  );
}
