import { type ReactNode } from 'react';
import Box from '@mui/material/Box';

export interface PageBodyProps {
  children: ReactNode;
  /** One column of at most 640 px, for forms. */
  narrow?: boolean;
}

/** What stands below a PageHeader; a column, so that a grid in it can fill the rest of the window. */
export function PageBody({ children, narrow = false }: PageBodyProps) {
  return (
    <Box
      sx={{
        flex: '1 0 auto',
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        minWidth: 0,
        px: 3,
        pt: 2,
        pb: 3,
        '& > *': { minWidth: 0 },
        ...(narrow && { maxWidth: 640 + 48, width: '100%' }),
      }}
    >
      {children}
    </Box>
  );
}
